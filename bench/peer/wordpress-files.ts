/** Configuration of WordPress, PHP and nginx as one would tune them for speed. */
export const wpConfig = (socket: string, port: number) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'wordpress');
define('DB_PASSWORD', 'wordpress');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', 'http://127.0.0.1:${port}');
define('WP_SITEURL', 'http://127.0.0.1:${port}');
define('WP_CACHE', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** WordPress's drop-in for a page cache; this one does as little as possible. */
export const cacheDropIn = `<?php
if (PHP_SAPI !== 'cli' && filesize(__DIR__ . '/is-caching') > 0) {
	$file = __DIR__ . '/cache/' . md5($_SERVER['REQUEST_URI']) . '.html';
	if (is_file($file)) {
		header('Content-Type: text/html; charset=UTF-8');
		readfile($file);
		exit;
	}
	ob_start(function ($page) use ($file) {
		file_put_contents($file, $page, LOCK_EX);
		return $page;
	});
}
`;

/** The page is requested by its id, so the redirect to its permalink is turned off. */
export const oneAddress = `<?php
remove_action('template_redirect', 'redirect_canonical');
`;

export const install = (site: string, content: string) => `<?php
define('WP_INSTALLING', true);
require '${site}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
ob_start();
wp_install('Peer', 'admin', 'admin@example.com', false, '', wp_generate_password());
update_option('permalink_structure', '');
$page = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About', 'post_content' => file_get_contents('${content}')]);
ob_end_clean();
echo $page;
`;

export const fpmSettings = (folder: string) => `[global]
error_log = ${folder}/php-errors.log
[peer]
user = www-data
group = www-data
listen = ${folder}/php.socket
listen.owner = www-data
pm = static
pm.max_children = 4
php_admin_value[opcache.enable] = 1
php_admin_value[opcache.validate_timestamps] = 0
`;

export const nginxSettings = (folder: string, site: string, port: number) => `
user www-data;
pid ${folder}/nginx.pid;
worker_processes 1;
events {}
http {
	access_log off;
	gzip on;
	client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${port};
		root ${site};
		location / {
			fastcgi_pass unix:${folder}/php.socket;
			include /etc/nginx/fastcgi_params;
			fastcgi_param SCRIPT_FILENAME ${site}/index.php;
		}
	}
}`;
