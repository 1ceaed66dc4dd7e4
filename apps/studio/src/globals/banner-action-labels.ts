/** What each action code of a banner button does on the site. */
const labels = [
	'0: first retailer',
	'1: second retailer',
	'2: COVID-19 antigen test',
	'3: at-home multiplex test',
	'4: partnering',
	'5: free sample kit',
	'6: become a distributor',
	'7: event page elsewhere',
	'8: university news',
	'9: professional multiplex test',
	'10: nothing',
	'11: fertility analyzer at its shop',
];

export const bannerActionLabels = labels.map((label, code) => ({ label, value: String(code) }));
