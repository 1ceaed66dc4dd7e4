import type { PayloadRequest } from 'payload';

/**
 * Checks the password again before a change that could lock out the owner of a hijacked session. Failures count as at
 * sign-in.
 */
export async function isPasswordOf({ payload, headers, user }: PayloadRequest, password: string): Promise<boolean> {
	if (!user || password === '') return false;
	try {
		const data = { email: user.email, password };
		await payload.login({ collection: 'users', data, context: { checksPasswordOnly: true }, req: { headers } });
		return true;
	} catch (error) {
		if (error instanceof Error && error.name === 'AuthenticationError') return false;
		throw error;
	}
}
