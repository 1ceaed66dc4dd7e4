import type { InstructionWords } from './words.ts';

export const layersEs: InstructionWords['layers'] = {
	every: { warnings: ['Lea estas instrucciones por completo antes del uso.'] },
	staff: {
		required: ['Recipiente para residuos biológicos'],
		warnings: [
			'Trate todas las muestras como potencialmente infecciosas y deséchelas, junto con las piezas usadas, según la normativa local.',
		],
	},
	home: { warnings: ['Mantenga todo fuera del alcance de los niños y de los animales.'] },
	homeTest: {
		specimen: ['Úsela de inmediato. Deje antes que la prueba sin abrir alcance la temperatura ambiente.'],
		limitations: ['La prueba no sustituye el examen de un médico.'],
		before: ['Deje que la prueba alcance la temperatura ambiente.', 'Lávese las manos.'],
	},
	test: {
		warnings: ['Utilice cada prueba una sola vez. No mezcle piezas de lotes distintos.'],
		limitations: ['Las muestras tomadas o conservadas de otro modo pueden dar resultados erróneos.'],
	},
	staffTest: {
		specimen: ['Deje que la muestra y la prueba alcancen la temperatura ambiente antes del uso.'],
		control: ['Utilice controles externos con cada lote y cada operador nuevos y según la normativa local.'],
		before: ['Deje que la prueba y la muestra alcancen la temperatura ambiente.'],
	},
	clinical: { limitations: ['El resultado es un dato entre otros y no sustituye el criterio clínico.'] },
	workplace: {
		limitations: ['El resultado es un indicio y no sustituye la valoración de una persona formada.'],
	},
	fresh: { specimen: ['Analícela lo antes posible.'] },
	lines: { control: ['La línea de control es una comprobación dentro de la prueba. Sin ella no hay resultado.'] },
	appearing: {
		principle: [
			'La muestra avanza por una membrana y se une a reactivos marcados. Si contiene lo que busca la prueba, el complejo queda retenido en una línea de prueba y la colorea. La línea de control indica que la muestra ha migrado y que los reactivos han funcionado.',
		],
		limitations: [
			'Una línea responde sí o no; su intensidad no indica la cantidad.',
			'Un resultado negativo no descarta lo que busca la prueba: la muestra puede contener demasiado poco.',
		],
	},
	competitive: {
		principle: [
			'La sustancia de la muestra compite con la sustancia fijada a la membrana por una cantidad limitada de anticuerpo marcado. Cuanta más contiene la muestra, más débil es la línea de prueba. La línea de control indica que la muestra ha migrado y que los reactivos han funcionado.',
		],
		limitations: [
			'Un resultado positivo es presunto hasta que lo confirma un método más específico, como GC/MS o LC/MS.',
			'La prueba no indica la cantidad consumida, ni cuándo ni cómo.',
			'Los medicamentos y alimentos de estructura parecida pueden producir reacciones cruzadas.',
			'Un resultado negativo no descarta el consumo: la muestra puede contener menos que el valor de corte.',
		],
	},
	compared: {
		principle: [
			'La muestra avanza por una membrana y se une a reactivos marcados. La intensidad de la línea de prueba depende de la cantidad de lo que se busca y se valora como indica el procedimiento. La línea de control indica que la muestra ha migrado y que los reactivos han funcionado.',
		],
		limitations: [
			'Cerca del límite, dos personas pueden leer de forma distinta.',
			'La luz influye: con poca luz una línea parece más débil.',
		],
	},
	strength: { limitations: ['La intensidad de una línea se estima a simple vista y no es un número.'] },
	pads: {
		principle: [
			'Los reactivos secos reaccionan con la muestra y cambian de color. El color se compara con los colores impresos en el momento indicado.',
		],
		warnings: ['No toque la parte que cambia de color. Compárela solo con los colores que acompañan a la prueba.'],
		limitations: [
			'El color se valora a simple vista: el resultado es una estimación.',
			'Lo que tiñe la muestra puede ocultar o imitar un cambio de color.',
		],
	},
	reader: {
		principle: [
			'Anticuerpos con marca fluorescente se unen a lo que mide la prueba y quedan retenidos en la membrana. El lector mide la fluorescencia y, con los datos del chip de lote, la convierte en una concentración.',
		],
		warnings: [
			'Use la prueba solo con el lector que se indica aquí y con el chip de lote de la misma caja.',
			'No lea el casete a simple vista.',
		],
		control: ['No comunique resultados de pacientes mientras un control esté fuera de su intervalo.'],
		limitations: [
			'Los valores fuera del intervalo de medición se muestran como inferiores o superiores a él. No los extrapole.',
			'Los valores de métodos distintos no son intercambiables: siga a cada paciente con el mismo.',
			'La hemólisis, la lipemia y los coágulos pueden alterar un valor.',
		],
	},
	meter: {
		principle: [
			'Una enzima de la tira reacciona con la sustancia que se mide y se produce una pequeña corriente. El medidor mide la corriente y la muestra como concentración.',
		],
		warnings: ['Use las tiras solo en los medidores que se indican aquí.'],
		control: [
			'Compruebe el medidor y las tiras con solución de control al abrir tiras nuevas, si el medidor se ha caído y cuando un valor no concuerde con cómo se siente. No use los valores mientras el control esté fuera de su intervalo.',
		],
		limitations: [
			'Por debajo y por encima del intervalo de medición el medidor muestra LO o HI en lugar de un número.',
			'Las tiras sirven para seguir una enfermedad conocida, no para diagnosticarla.',
		],
	},
	control: {
		principle: [
			'El material se procesa como una muestra. Indica si los reactivos, el procedimiento y el operador dan en conjunto el resultado esperado.',
		],
		results: [
			'Lea en el momento que indican las instrucciones de la prueba.',
			'Si un control no da lo que debe, no use resultados de personas hasta encontrar la causa.',
		],
		limitations: ['El material no dice nada de la muestra de una persona.'],
	},
	controlLines: { results: ['El control positivo debe ser positivo, y el negativo, negativo.'] },
	controlValues: {
		results: ['Cada control debe dar un valor dentro del intervalo indicado para él.'],
		limitations: ['El material no calibra un instrumento.'],
	},
	instrument: {
		principle: ['El instrumento mide la señal de la prueba insertada y la muestra como un valor.'],
		warnings: [
			'Use solo las pruebas indicadas para este instrumento.',
			'No tire el instrumento ni sus pilas a la basura doméstica: devuélvalos según la normativa local de residuos eléctricos.',
		],
		limitations: ['El instrumento mide lo que se inserta: una muestra o una prueba incorrecta da un valor incorrecto.'],
		care: [
			'Mantenga el instrumento seco, sin polvo y fuera de la luz solar directa.',
			'Procese un control después de una caída, de un cambio de pilas y cuando dude de un valor.',
			'No abra la carcasa. Envíe el instrumento a reparar.',
		],
		before: ['Compruebe que el instrumento está limpio y seco.'],
	},
	timed: { required: ['Cronómetro o reloj'], before: ['Tenga a mano un cronómetro o un reloj.'] },
	gloves: { required: ['Guantes desechables'], before: ['Póngase guantes.'] },
	blood: { required: ['Tubos para extraer sangre'] },
	separated: { required: ['Centrífuga para la sangre'] },
	separatedOrNot: { required: ['Centrífuga, salvo si se analiza sangre total'] },
	centrifuge: { required: ['Centrífuga, para la orina'] },
	lancets: { required: ['Dispositivo de punción y lancetas estériles'] },
	fingerstick: {
		warnings: [
			'Use una lanceta nueva en cada punción y con cada persona, y deposite las usadas en un recipiente que no se pueda perforar.',
		],
	},
	controls: { required: ['Material de control para esta prueba'] },
	cup: { required: ['Vaso de recogida limpio y seco'] },
	stool: { required: ['Recipiente limpio y seco para las heces'] },
	urethral: { required: ['Hisopo uretral, para hombres'] },
	water: { required: ['Agua purificada y una pipeta'] },
	bag: { warnings: ['Meta las piezas usadas en la bolsa del kit, tírela a la basura doméstica y lávese las manos.'] },
	noBag: { warnings: ['Envuelva las piezas usadas, tírelas a la basura doméstica y lávese las manos.'] },
};
