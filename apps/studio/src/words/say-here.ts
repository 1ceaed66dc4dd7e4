import config from '@payload-config';
import { cookies, headers } from 'next/headers';
import { getRequestLanguage } from 'payload';
import { cache } from 'react';
import { type Say, sayIn } from './said.ts';

/** In the user's language for the studio, in server components at any depth. */
export const sayHere = cache(async (): Promise<Say> => {
	const [studio, kept, asked] = await Promise.all([config, cookies(), headers()]);
	return sayIn(getRequestLanguage({ config: studio, cookies: kept, headers: asked }));
});
