import type { Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';

/** The collection or global of this name. */
export const configOf = (
	{ config }: Pick<Payload, 'config'>,
	slug: string,
): SanitizedCollectionConfig | SanitizedGlobalConfig | undefined =>
	config.collections.find((one) => one.slug === slug) ?? config.globals.find((one) => one.slug === slug);
