import { diskOf } from '@site/contract/disk';
import { refusedSignIns } from '../access/refused-sign-ins.ts';
import { settings } from '../settings.ts';
import { lastBackup } from './backup-mark.ts';
import type { Figure } from './prometheus-text.ts';

/** Metrics that need no database. */
export function ownFigures(): Figure[] {
	const { free, size } = diskOf(settings.dataDir);
	return [
		{
			name: 'studio_sign_ins_refused_total',
			help: 'Attempts to sign in that were refused, by what was wrong or one too many',
			values: refusedSignIns().map(([reason, value]) => ({ labels: { reason }, value })),
		},
		{
			name: 'studio_last_backup_timestamp_seconds',
			help: 'When the last back-up was finished, 0 where there was none',
			values: [{ value: lastBackup(settings.dataDir) }],
		},
		{
			name: 'studio_data_free_bytes',
			help: 'Room left on the disk of the data folder',
			values: [{ value: free }],
		},
		{
			name: 'studio_data_size_bytes',
			help: 'Size of the disk of the data folder',
			values: [{ value: size }],
		},
		{
			name: 'process_resident_memory_bytes',
			help: 'Resident memory size in bytes.',
			values: [{ value: process.memoryUsage.rss() }],
		},
		{
			name: 'process_start_time_seconds',
			help: 'Start time of the process since unix epoch in seconds.',
			values: [{ value: Math.floor(Date.now() / 1000 - process.uptime()) }],
		},
	];
}
