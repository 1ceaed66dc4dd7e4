import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { sayHere } from '../../../../words/say-here.ts';
import { titleIn } from '../../../../words/view-titles.ts';
import { importMap } from '../importMap.js';

interface Args {
	params: Promise<{ segments: string[] }>;
	searchParams: Promise<{ [key: string]: string | string[] }>;
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
	const made = await generatePageMetadata({ config, params, searchParams });
	return typeof made.title === 'string' ? { ...made, title: titleIn(made.title, await sayHere()) } : made;
}

export default function Page({ params, searchParams }: Args) {
	return RootPage({ config, params, searchParams, importMap });
}
