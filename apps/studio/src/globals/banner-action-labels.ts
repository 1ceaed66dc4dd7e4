/** What each action code of a banner button does on the site. */
const labels = [
	{ en: '0: first retailer', zh: '0：第一零售商' },
	{ en: '1: second retailer', zh: '1：第二零售商' },
	{ en: '2: COVID-19 antigen test', zh: '2：新冠抗原检测' },
	{ en: '3: at-home multiplex test', zh: '3：居家多联检测' },
	{ en: '4: partnering', zh: '4：合作' },
	{ en: '5: free sample kit', zh: '5：免费样品盒' },
	{ en: '6: become a distributor', zh: '6：成为经销商' },
	{ en: '7: event page elsewhere', zh: '7：他处的活动页面' },
	{ en: '8: university news', zh: '8：大学新闻' },
	{ en: '9: professional multiplex test', zh: '9：专业用多联检测' },
	{ en: '10: nothing', zh: '10：无' },
	{ en: '11: fertility analyzer at its shop', zh: '11：生育分析仪商店' },
];

export const bannerActionLabels = labels.map((label, code) => ({ label, value: String(code) }));
