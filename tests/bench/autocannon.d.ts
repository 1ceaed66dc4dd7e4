/** The part of autocannon that the benches use; it comes without types. */
declare module 'autocannon' {
	type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
	type Result = { '2xx': number; non2xx: number; errors: number; duration: number; latency: { p50: number } };
	export default function autocannon(options: {
		url: string;
		connections: number;
		duration: number;
		requests: readonly (Request | { setupRequest: (request: Request) => Request })[];
	}): Promise<Result>;
}
