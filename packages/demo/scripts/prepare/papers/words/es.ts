import { readingEs } from './reading-es.ts';
import type { InstructionWords } from './words.ts';

export const es: InstructionWords = {
	htmlLanguage: 'es',
	watermark: 'MUESTRA',
	sample: 'Documento de muestra, no apto para uso diagnóstico',
	title: 'Instrucciones de uso',
	reference: 'Número de catálogo',
	revision: 'Revisión',
	from: (day) => `En vigor desde ${day}`,
	page: (number, all) => `Página ${number} de ${all}`,
	inVitro: 'Para uso diagnóstico in vitro',
	headings: {
		intendedUse: 'Uso previsto',
		principle: 'Principio de la prueba',
		provided: 'Material suministrado',
		required: 'Material necesario no suministrado',
		warnings: 'Advertencias y precauciones',
		specimen: 'Muestra',
		procedure: 'Procedimiento',
		results: 'Lectura del resultado',
		control: 'Control de calidad',
		performance: 'Rendimiento',
		limitations: 'Limitaciones',
		storage: 'Conservación y estabilidad',
		specifications: 'Especificaciones',
		symbols: 'Símbolos',
		history: 'Historial de revisiones',
		manufacturer: 'Fabricante',
	},
	specifications: {
		specimen: 'Muestra',
		timeToResult: 'Tiempo hasta el resultado',
		method: 'Método',
		setting: 'Ámbito de uso',
		packSize: 'Presentación',
		storage: 'Conservación',
		shelfLife: 'Vida útil',
	},
	principles: {
		lines:
			'La muestra avanza por una membrana y se une a anticuerpos marcados. Si el analito está presente, el complejo queda retenido en la línea de prueba y la colorea. La línea de control indica que la muestra ha migrado y que los reactivos han funcionado.',
		competitive:
			'La sustancia de la muestra compite con la sustancia fijada a la membrana por una cantidad limitada de anticuerpo marcado. Cuanta más contiene la muestra, más débil es la línea de prueba. La línea de control indica que la muestra ha migrado y que los reactivos han funcionado.',
		compare:
			'La muestra avanza por una membrana y se une a anticuerpos marcados. La intensidad de la línea de prueba se compara con una referencia, según el procedimiento. La línea de control indica que la muestra ha migrado y que los reactivos han funcionado.',
		value:
			'La muestra reacciona con los reactivos y el instrumento convierte la señal en un valor que muestra en la pantalla.',
		color:
			'Los reactivos secos de las almohadillas reaccionan con la muestra y cambian de color. El color se compara con la carta una vez transcurrido el tiempo indicado.',
		control:
			'El material se procesa como una muestra. Indica si los reactivos, el procedimiento y el operador dan en conjunto el resultado esperado.',
	},
	required: {
		staff: ['Cronómetro', 'Guantes desechables', 'Recipiente para residuos biológicos'],
		home: ['Cronómetro o reloj'],
	},
	warnings: {
		staff: [
			'Lea estas instrucciones por completo antes del uso.',
			'No utilice el producto después de la fecha de caducidad ni si el envase está dañado o abierto.',
			'Utilice una sola vez las piezas desechables. No mezcle piezas de lotes distintos.',
			'Trate todas las muestras como potencialmente infecciosas y deséchelas según la normativa local.',
		],
		home: [
			'Lea estas instrucciones por completo antes del uso.',
			'No utilice la prueba después de la fecha de caducidad ni si el sobre está dañado o abierto.',
			'Utilice cada prueba una sola vez.',
			'Mantenga la prueba fuera del alcance de los niños y de los animales.',
			'Meta la prueba usada en su bolsa, tírela a la basura doméstica y lávese las manos.',
		],
	},
	specimen: (specimen) =>
		`Muestra adecuada: ${specimen}. Analice la muestra lo antes posible y deje que la muestra y la prueba alcancen la temperatura ambiente.`,
	readAt: (time) => `Tiempo hasta el resultado: ${time}. El procedimiento indica cuándo leer.`,
	reading: readingEs,
	controlResult:
		'El resultado debe estar dentro del intervalo impreso en la etiqueta. De lo contrario, no comunique resultados de muestras.',
	control: {
		staff:
			'La línea de control es un control interno del procedimiento. Utilice controles externos con cada lote nuevo y según la normativa local.',
		home: 'La línea de control indica que la prueba ha funcionado. No es necesario comprobar nada más.',
	},
	limitations: [
		'El resultado es un dato entre otros y no sustituye el criterio clínico.',
		'Un resultado negativo no excluye la presencia del analito por debajo del límite de detección.',
		'Las muestras tomadas o conservadas de otro modo pueden dar resultados erróneos.',
	],
	agreement: {
		target: 'Analito',
		positive: 'Concordancia positiva',
		negative: 'Concordancia negativa',
		comparator: 'Comparada con',
	},
	panel: { drug: 'Sustancia', code: 'Código', cutoff: 'Valor de corte' },
	storage: (range, life) =>
		`Conservar a ${range}, en lugar seco y protegido de la luz solar directa, en el envase sellado. Vida útil: ${life}. No congelar.`,
	symbols: {
		ivd: 'Producto sanitario para diagnóstico in vitro',
		ref: 'Número de catálogo',
		once: 'No reutilizar',
		temperature: 'Límite de temperatura',
		read: 'Consulte las instrucciones de uso',
		maker: 'Fabricante',
	},
};
