import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Processes } from '../../deploy/rehearsal/processes.ts';
import { cacheDropIn, fpmSettings, install, nginxSettings, oneAddress, wpConfig } from './wordpress-files.ts';

const [php = ''] = readdirSync('/usr/sbin').filter((name) => name.startsWith('php-fpm'));
const idOf = (kind: '-u' | '-g', user: string) => Number(execFileSync('id', [kind, user], { encoding: 'utf8' }));

/** Starts Debian's WordPress with MariaDB, PHP and nginx in its own folder, with one page of this content. */
export async function startWordPress(processes: Processes, folder: string, port: number, content: string) {
	const at = (name: string) => join(folder, name);
	const database = await startDatabase(processes, at('mariadb'));
	const site = at('wordpress');
	cpSync('/usr/share/wordpress', site, { recursive: true, dereference: true });
	writeFileSync(join(site, 'wp-config.php'), wpConfig(database.socket, port));
	mkdirSync(join(site, 'wp-content/cache'));
	writeFileSync(join(site, 'wp-content/advanced-cache.php'), cacheDropIn);
	mkdirSync(join(site, 'wp-content/mu-plugins'));
	writeFileSync(join(site, 'wp-content/mu-plugins/one-address.php'), oneAddress);
	writeFileSync(at('content.html'), content);
	writeFileSync(at('install.php'), install(site, at('content.html')));
	const page = execFileSync('php', ['-d', 'sendmail_path=/bin/true', at('install.php')], { encoding: 'utf8' }).trim();
	if (!/^\d+$/.test(page)) throw new Error(`WordPress could not be installed: ${page}`);
	execFileSync('chown', ['-R', 'www-data:www-data', site]);

	writeFileSync(at('fpm.conf'), fpmSettings(folder));
	const fpm = await processes.start({
		name: 'php',
		command: join('/usr/sbin', php),
		args: ['-F', '-O', '-y', at('fpm.conf')],
		ready: /ready to handle connections/,
	});
	writeFileSync(at('nginx.conf'), nginxSettings(folder, site, port));
	const nginx = await processes.start({
		name: 'nginx',
		command: 'nginx',
		args: ['-p', folder, '-c', at('nginx.conf'), '-e', 'stderr', '-g', 'daemon off; error_log stderr notice;'],
		ready: /start worker process/,
	});
	const keepPages = (isOn: boolean) => writeFileSync(join(site, 'wp-content/is-caching'), isOn ? '1' : '');
	keepPages(false);
	const url = `http://127.0.0.1:${port}`;
	const path = `/?page_id=${page}`;
	const answer = await fetch(url + path, { redirect: 'manual' });
	const isWhole = (await answer.text()).length > content.length;
	if (answer.status !== 200 || !isWhole)
		throw new Error(`WordPress answers ${answer.status} and does not show the page`);
	return {
		url,
		path,
		pids: [database.pid, fpm.child.pid, nginx.child.pid],
		/** Turns the page cache on or off. */
		keepPages,
	};
}

async function startDatabase(processes: Processes, data: string) {
	mkdirSync(data);
	const who = { uid: idOf('-u', 'mysql'), gid: idOf('-g', 'mysql') };
	chownSync(data, who.uid, who.gid);
	execFileSync('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, '--user=mysql'], { stdio: 'ignore' });
	const socket = join(data, 'socket');
	const { child } = await processes.start({
		name: 'mariadb',
		command: '/usr/sbin/mariadbd',
		args: ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'],
		...who,
		ready: /ready for connections/,
	});
	chmodSync(data, 0o711);
	const commands = `create database wordpress; create user wordpress@localhost identified by 'wordpress'; grant all on wordpress.* to wordpress@localhost`;
	execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-u', 'root', '-e', commands]);
	return { socket, pid: child.pid };
}
