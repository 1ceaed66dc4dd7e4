import type { FlattenedBlocksField, FlattenedField, SanitizedConfig } from 'payload';

const blocksFieldsIn = (fields: readonly FlattenedField[]): FlattenedBlocksField[] =>
	fields.flatMap((field) => {
		if (field.type === 'blocks') return [field];
		return 'flattenedFields' in field ? blocksFieldsIn(field.flattenedFields) : [];
	});

/** Gives each field of blocks those that it refers to, so that the studio's own code need not know where they are. */
export function withReferencedBlocks(config: SanitizedConfig): SanitizedConfig {
	const declared = config.blocks ?? [];
	for (const { flattenedFields } of [...config.collections, ...config.globals])
		for (const field of blocksFieldsIn(flattenedFields)) {
			const names = new Set<unknown>(field.blockReferences);
			field.blocks = declared.filter(({ slug }) => names.has(slug));
		}
	return config;
}
