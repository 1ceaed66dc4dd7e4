import type { Film } from '@site/contract/films';
import { picture } from '../pictures.ts';
import { captionsOf } from './captions.ts';
import manifest from './films.json' with { type: 'json' };
import { type FilmName, scripts } from './scenes.ts';

export const filmIds: Record<FilmName, number> = { collecting: 1, running: 2, reading: 3 };

const film = (name: FilmName): Film => ({
	id: filmIds[name],
	title: scripts[name].title,
	poster: picture(`film-${name}`),
	file: { url: `/media/film-${name}-${manifest[name].hash}.mp4`, format: 'MP4', bytes: manifest[name].bytes },
	captions: { english: captionsOf(scripts[name], 'en'), chinese: captionsOf(scripts[name], 'cn') },
	address: '',
});

export const films: Film[] = [film('collecting'), film('running'), film('reading')];
