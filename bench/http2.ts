import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/started/site.ts';

/** Whether nginx is on this machine; where it is not, HTTP/2 goes unmeasured. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** nginx in front of a server, with HTTP/2 over TLS and a certificate of its own, as in `deploy/`. */
export async function http2Before(url: string) {
	const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
	const file = (name: string) => join(folder, name);
	const port = await freePort();
	execFileSync(
		'openssl',
		[
			'req',
			'-x509',
			'-newkey',
			'rsa:2048',
			'-nodes',
			'-days',
			'1',
			'-subj',
			'/CN=localhost',
			'-keyout',
			file('key'),
			'-out',
			file('certificate'),
		],
		{ stdio: 'ignore' },
	);
	writeFileSync(file('nginx.conf'), configuration(folder, port, new URL(url).host));
	const nginx = spawn('nginx', ['-p', folder, '-c', file('nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'], {
		stdio: 'ignore',
	});
	const failed = once(nginx, 'exit').then(() => Promise.reject(new Error('nginx has ended before it answered')));
	await Promise.race([answering(port), failed]);
	return {
		url: `https://127.0.0.1:${port}`,
		async stop() {
			nginx.kill();
			await once(nginx, 'exit');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

const configuration = (folder: string, port: number, target: string) => `
pid ${folder}/pid;
worker_processes 1;
events {}
http {
	access_log off;
	# Its workers may not write into the folder, and what they pass on is small.
	proxy_max_temp_file_size 0;
	client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
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
	}
}`;

async function answering(port: number) {
	for (;;) {
		const socket = connect(port, '127.0.0.1');
		const isThere = await once(socket, 'connect').then(
			() => true,
			() => false,
		);
		socket.destroy();
		if (isThere) return;
		await new Promise((later) => setTimeout(later, 50));
	}
}
