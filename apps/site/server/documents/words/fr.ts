import type { InstructionWords } from './words.ts';

export const fr: InstructionWords = {
	htmlLanguage: 'fr',
	watermark: 'SPÉCIMEN',
	sample: 'Document spécimen, non destiné au diagnostic',
	bodyInEnglish: 'Dans ce document spécimen, les textes propres au produit sont en anglais.',
	title: 'Notice d’utilisation',
	reference: 'Référence catalogue',
	revision: 'Révision',
	page: (number, all) => `Page ${number} sur ${all}`,
	inVitro: 'Pour diagnostic in vitro',
	headings: {
		intendedUse: 'Usage prévu',
		principle: 'Principe du test',
		provided: 'Matériel fourni',
		required: 'Matériel nécessaire mais non fourni',
		warnings: 'Avertissements et précautions',
		specimen: 'Échantillon',
		procedure: 'Mode opératoire',
		results: 'Lecture du résultat',
		control: 'Contrôle de qualité',
		performance: 'Performances',
		limitations: 'Limites',
		storage: 'Conservation et stabilité',
		specifications: 'Caractéristiques',
		symbols: 'Symboles',
		manufacturer: 'Fabricant',
	},
	specifications: {
		specimen: 'Échantillon',
		timeToResult: 'Délai d’obtention du résultat',
		method: 'Méthode',
		setting: 'Cadre d’utilisation',
		packSize: 'Conditionnement',
		storage: 'Conservation',
		shelfLife: 'Durée de conservation',
	},
	principles: {
		lines:
			'L’échantillon migre le long d’une membrane et rencontre des anticorps marqués. Si la cible est présente, le complexe est retenu au niveau de la ligne de test et la colore. La ligne de contrôle montre que l’échantillon a migré et que les réactifs ont fonctionné.',
		competitive:
			'La substance de l’échantillon entre en compétition avec la substance fixée sur la membrane pour une quantité limitée d’anticorps marqués. Plus l’échantillon en contient, plus la ligne de test est faible. La ligne de contrôle montre que l’échantillon a migré et que les réactifs ont fonctionné.',
		compare:
			'L’échantillon migre le long d’une membrane et rencontre des anticorps marqués. L’intensité de la ligne de test est comparée à une référence, selon le mode opératoire. La ligne de contrôle montre que l’échantillon a migré et que les réactifs ont fonctionné.',
		value: 'L’échantillon réagit avec les réactifs et l’instrument convertit le signal en une valeur qu’il affiche.',
		color:
			'Les réactifs secs des plages réagissent avec l’échantillon et changent de couleur. La couleur est comparée à l’échelle après le délai indiqué.',
		control:
			'Le matériel est traité comme un échantillon. Il montre si les réactifs, le mode opératoire et l’opérateur donnent ensemble le résultat attendu.',
	},
	required: ['Minuteur', 'Gants jetables', 'Récipient pour déchets biologiques'],
	warnings: [
		'Lire entièrement cette notice avant utilisation.',
		'Ne pas utiliser après la date de péremption ni si le sachet est endommagé ou ouvert.',
		'N’utiliser les éléments à usage unique qu’une seule fois. Ne pas mélanger des éléments de lots différents.',
		'Traiter tous les échantillons comme potentiellement infectieux et les éliminer selon la réglementation locale.',
	],
	specimen: (specimen) =>
		`Échantillon approprié : ${specimen}. Tester l’échantillon dès que possible ; amener l’échantillon et le test à température ambiante.`,
	readAt: (time) => `Délai d’obtention du résultat : ${time}. Ne pas lire le résultat après le délai indiqué.`,
	results: {
		positive: 'Positif',
		negative: 'Négatif',
		invalid: 'Non valide',
		withTestLine: 'Avec ligne de test',
		withoutTestLine: 'Sans ligne de test',
		linesAt: (mark) => `Lignes en C et en ${mark}, même faibles.`,
		noLineAt: (mark) => `Ligne en C, aucune en ${mark} : positif présumé.`,
		controlMeaning: 'Ligne en C uniquement.',
		compareMeaning: 'Sa signification figure à la dernière étape du mode opératoire.',
		invalidMeaning: 'Aucune ligne en C : recommencer avec un nouveau test.',
		value:
			'Lire la valeur et son unité sur l’écran. Un code d’erreur à la place d’une valeur signifie que le test doit être répété.',
		color:
			'Comparer chaque plage avec l’échelle de couleurs, sous un bon éclairage, après le délai indiqué. Les couleurs qui apparaissent plus tard n’ont pas de signification.',
		control:
			'Le résultat doit se situer dans l’intervalle imprimé sur l’étiquette. Sinon, ne pas rendre de résultats d’échantillons.',
	},
	control:
		'La ligne de contrôle est un contrôle interne de la procédure. Utiliser des contrôles externes à chaque nouveau lot et selon la réglementation locale.',
	limitations: [
		'Un résultat est un élément parmi d’autres et ne remplace pas le jugement clinique.',
		'Un résultat négatif n’exclut pas la présence de la cible en dessous de la limite de détection.',
		'Des échantillons prélevés ou conservés autrement peuvent donner des résultats erronés.',
	],
	agreement: { target: 'Cible', positive: 'Concordance positive', negative: 'Concordance négative' },
	panel: { drug: 'Substance', code: 'Code', cutoff: 'Seuil' },
	storage: (range, life) =>
		`Conserver à ${range}, au sec et à l’abri de la lumière directe du soleil, dans le sachet scellé. Durée de conservation : ${life}. Ne pas congeler.`,
	symbols: {
		ivd: 'Dispositif médical de diagnostic in vitro',
		ref: 'Référence catalogue',
		once: 'Ne pas réutiliser',
		temperature: 'Limites de température',
		read: 'Consulter la notice d’utilisation',
		maker: 'Fabricant',
	},
};
