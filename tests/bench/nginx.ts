import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { endsWithThis } from './ends-with-this.ts';

/** Whether nginx is installed; without it, some parts are skipped. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** nginx with these servers, in a folder that its workers cannot write to. */
export async function startNginx(folder: string, port: number, servers: string) {
	const file = join(folder, 'nginx.conf');
	writeFileSync(file, configuration(folder, servers));
	const nginx = endsWithThis(
		spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'], { stdio: 'ignore' }),
	);
	const failed = once(nginx, 'exit').then(() => Promise.reject(new Error('nginx has ended before it answered')));
	failed.catch(() => undefined);
	await Promise.race([answering(port), failed]);
	return {
		pid: nginx.pid,
		async stop() {
			nginx.kill();
			await once(nginx, 'exit');
		},
	};
}

const configuration = (folder: string, servers: string) => `
pid ${folder}/pid;
worker_processes 1;
events {}
http {
	access_log off;
	proxy_max_temp_file_size 0;
	client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${servers}
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
