import { expect, type Page } from '@playwright/test';

/** Waits until the page responds to input. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** Waits for a later request, so that all earlier requests of the page have begun. */
export const underWay = (page: Page) => page.evaluate(async () => void (await fetch('/readyz')));
