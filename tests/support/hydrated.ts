import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the page responds to input. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** Waits until a form keeps what is typed; its code loads when it is first used. */
export const keepsText = (form: Locator) => expect(form).toHaveAttribute('data-ready');

/** Waits for a later request, so that all earlier requests of the page have begun. */
export const underWay = (page: Page) => page.evaluate(async () => void (await fetch('/readyz')));
