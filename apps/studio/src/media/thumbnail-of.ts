/** The small picture of a list; the sample's are small enough by themselves. */
export function thumbnailOf(picture: Record<string, unknown>): string | null {
	const { sizes, url } = picture as { sizes?: { webp480?: { url?: string | null } }; url?: string | null };
	return sizes?.webp480?.url ?? url ?? null;
}
