import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../started/site.ts';
import { startNginx } from './nginx.ts';

/** nginx in front of a server, with HTTP/2 over TLS and its own certificate, as in `deploy/`. */
export async function http2Before(url: string) {
	const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
	const file = (name: string) => join(folder, name);
	const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
	execFileSync('openssl', [...request, '-keyout', file('key'), '-out', file('certificate')], { stdio: 'ignore' });
	const port = await freePort();
	const nginx = await startNginx(folder, port, servers(folder, port, new URL(url).host));
	return {
		url: `https://127.0.0.1:${port}`,
		async stop() {
			await nginx.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

const servers = (folder: string, port: number, target: string) => `
	upstream served { server ${target}; keepalive 16; }
	server {
		listen 127.0.0.1:${port} ssl http2;
		ssl_certificate ${folder}/certificate;
		ssl_certificate_key ${folder}/key;
		location / {
			proxy_pass http://served;
			proxy_http_version 1.1;
			proxy_set_header Connection "";
			proxy_set_header Host $host;
			proxy_set_header X-Forwarded-For $remote_addr;
		}
	}`;
