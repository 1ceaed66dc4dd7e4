import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Processes } from './processes.ts';

const template = join(import.meta.dirname, '../nginx/site.conf.template');

export type Ports = { http: number; https: number; static: number };

/**
 * Starts nginx with the configuration of `deploy/nginx` and a self-signed certificate, and a plain static server for
 * comparison.
 */
export async function startProxy(processes: Processes, folder: string, sites: string[], ports: Ports) {
	const certificate = join(folder, 'certificate.pem');
	const key = join(folder, 'key.pem');
	const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
	const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
	execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
	for (const name of ['cache', 'static', 'body', 'proxy']) mkdirSync(join(folder, name));
	for (const path of [folder, join(folder, 'static')]) chmodSync(path, 0o755);
	const site = filled(readFileSync(template, 'utf8'), {
		CACHE_FOLDER: join(folder, 'cache'),
		SITES: sites.map((address) => `server ${address} max_fails=1 fail_timeout=2s;`).join(' '),
		HTTP_PORT: `127.0.0.1:${ports.http}`,
		HTTPS_PORT: `127.0.0.1:${ports.https}`,
		SERVER_NAME: 'localhost',
		CERTIFICATE: certificate,
		CERTIFICATE_KEY: key,
	});
	writeFileSync(join(folder, 'site.conf'), site);
	writeFileSync(join(folder, 'nginx.conf'), whole(folder, ports.static, certificate, key));
	await processes.start({
		name: 'nginx',
		command: '/usr/sbin/nginx',
		args: ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'],
		ready: /start worker process/,
	});
	return { url: `https://localhost:${ports.https}`, static: `https://localhost:${ports.static}`, certificate };
}

const filled = (text: string, values: Record<string, string>) =>
	text.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const whole = (folder: string, port: number, certificate: string, key: string) => `
worker_processes 1;
pcre_jit on;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 4096; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	sendfile on;
	tcp_nopush on;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	include ${folder}/site.conf;
	server {
		listen 127.0.0.1:${port} ssl http2;
		ssl_certificate ${certificate};
		ssl_certificate_key ${key};
		root ${folder}/static;
		open_file_cache max=1000 inactive=60s;
		include ${folder}/static-headers*.conf;
	}
}
`;
