import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@fontsource-variable/manrope/index.css';
import '@payloadcms/next/css';
import { notFound } from 'next/navigation';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { schedulePublish } from '../../schedule/schedule-publish.ts';
import { isServerFunction } from '../../server/server-functions.ts';
import { importMap } from './admin/importMap.js';
import './brand.css';
import './answers.css';
import './studio.css';
import './desk.css';
import './menu.css';
import './find.css';
import './pictures.css';
import './product.css';
import './sections.css';

const serverFunction: ServerFunctionClient = async (args) => {
	'use server';
	if (!isServerFunction(args)) notFound();
	return handleServerFunctions({
		...args,
		config,
		importMap,
		serverFunctions: { 'schedule-publish': schedulePublish },
	});
};

export default function Layout({ children }: { children: ReactNode }) {
	return (
		<RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
			{children}
		</RootLayout>
	);
}
