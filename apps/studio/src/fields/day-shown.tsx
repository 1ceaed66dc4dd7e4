'use client';

import { DateTimeField, DefaultCell } from '@payloadcms/ui';
import type { DateFieldClient, DateFieldClientProps, DefaultCellComponentProps } from 'payload';
import { dayPattern } from '../words/dates.ts';
import { useSay } from '../words/use-say.ts';

/** A day field, formatted for the reader's language. */
function useWritten<F extends object>(field: F & { admin?: DateFieldClient['admin'] }): F {
	const say = useSay();
	const date = { pickerAppearance: 'dayOnly', displayFormat: say(dayPattern) } as const;
	return { ...field, admin: { ...field.admin, date } };
}

export function DayField({ field, ...others }: DateFieldClientProps) {
	return <DateTimeField {...others} field={useWritten(field)} />;
}

export function DayCell({ field, ...others }: DefaultCellComponentProps<DateFieldClient>) {
	return <DefaultCell {...others} field={useWritten(field)} />;
}
