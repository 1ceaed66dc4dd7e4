import type { CollectionSlug, GlobalSlug, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;
type Configured = Pick<Payload, 'config'>;

/** The collection or global of this name. */
export const configOf = ({ config }: Configured, slug: string): Config | undefined =>
	config.collections.find((one) => one.slug === slug) ?? config.globals.find((one) => one.slug === slug);

export const isCollection = ({ config }: Configured, slug: string): slug is CollectionSlug =>
	config.collections.some((one) => one.slug === slug);

export const isGlobal = ({ config }: Configured, slug: string): slug is GlobalSlug =>
	config.globals.some((one) => one.slug === slug);

export const hasDrafts = (payload: Configured, slug: string): boolean =>
	Boolean(configOf(payload, slug)?.versions?.drafts);
