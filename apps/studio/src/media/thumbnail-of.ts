/** The small picture for lists. Sample pictures are small enough as they are. */
export function thumbnailOf(picture: Record<string, unknown>): string | null {
	const { sizes, url } = picture as { sizes?: { webp480?: { url?: string | null } }; url?: string | null };
	return sizes?.webp480?.url ?? url ?? null;
}
