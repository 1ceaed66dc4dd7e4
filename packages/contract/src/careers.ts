import { z } from 'zod';
import { ChangedOn } from './changed.ts';
import { Html, Text } from './language.ts';

const Id = z.int().positive();

export const JobCategory = z.object({ id: Id, name: Text });
export type JobCategory = z.infer<typeof JobCategory>;

export const JobLocation = z.object({
	id: Id,
	name: Text,
	/** Two letters (ISO 3166), for search engines. */
	country: z
		.string()
		.regex(/^[A-Z]{2}$/)
		.optional(),
	/** Work from anywhere in the country. */
	remote: z.boolean().default(false),
});
export type JobLocation = z.infer<typeof JobLocation>;

const employmentTypes = ['full-time', 'part-time', 'temporary', 'internship'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const Job = z.object({
	id: Id,
	title: Text,
	content: Html,
	categoryId: Id,
	locationIds: z.array(Id).min(1),
	postedOn: z.iso.date(),
	/** Null if not stated. */
	employment: z.enum(employmentTypes).nullable().default(null),
	changedOn: ChangedOn,
});
export type Job = z.infer<typeof Job>;
