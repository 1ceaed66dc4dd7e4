/** Whether two paths are the same, however each is encoded. */
export const isSamePath = (one: string, other: string): boolean => decoded(one) === decoded(other);

/** A path with a malformed escape stays as it is. */
function decoded(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
