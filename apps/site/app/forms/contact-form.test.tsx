import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ContactForm } from './contact-form.tsx';
import { useForm } from './state/use-form.ts';

vi.mock('../client/use-shell.ts', () => ({ useShell: () => ({ language: 'en' }), useLayout: () => 'desktop' }));
vi.mock('../messages/use-messages.ts', () => ({ useMessages: vi.fn(() => en) }));
vi.mock('./outcome/form-frame.tsx', () => ({
	FormFrame: ({ children }: { children: ReactNode }) => <form>{children}</form>,
}));
vi.mock('./state/use-form.ts', () => ({ useForm: vi.fn(() => ({ field: (name: string) => ({ id: name, name }) })) }));

beforeEach(() => vi.clearAllMocks());

const fair = { id: 7, title: 'Spring Fair' };
const sentAlong = () => vi.mocked(useForm).mock.calls[0]?.[0].fixed;

describe('the contact form', () => {
	it('offers six sources', { tags: '@FORM-5' }, () => {
		const options = [...renderToStaticMarkup(<ContactForm />).matchAll(/<option value="([^"]+)"/g)];
		expect(options.map(([, value]) => value)).toEqual([
			'Google Search',
			'Linkedin',
			'Press Article',
			'Referral',
			'Email',
			'Other',
		]);
	});

	it('asks how we can help, and at an event what to discuss there', { tags: '@FORM-6' }, () => {
		expect(renderToStaticMarkup(<ContactForm />)).toContain('How can we help you today?');
		expect(renderToStaticMarkup(<ContactForm event={fair} />)).toContain(
			'What would you like to discuss at Spring Fair?',
		);
	});

	it.each([en, cn])('is of the type Contact Us, in Chinese too', { tags: '@FORM-5' }, (messages) => {
		vi.mocked(useMessages).mockReturnValueOnce(messages);
		renderToStaticMarkup(<ContactForm />);
		expect(sentAlong()).toEqual([{ name: 'type', value: 'Contact Us' }]);
	});

	it('is at an event of the type of its title, and about it', { tags: ['@FORM-5', '@D44'] }, () => {
		renderToStaticMarkup(<ContactForm event={fair} />);
		expect(sentAlong()).toEqual([
			{ name: 'type', value: 'Spring Fair' },
			{ name: 'item', value: 'event:7' },
		]);
	});
});
