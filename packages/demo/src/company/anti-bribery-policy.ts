import { brand } from '@site/contract/brand';

export type Policy = { title: string; sections: { title: string; paragraphs: string[] }[] };

export const antiBriberyPolicy: Policy = {
	title: 'Anti-Bribery and Anti-Corruption Policy',
	sections: [
		{
			title: 'Our position',
			paragraphs: [
				`${brand.company} does not pay bribes and does not accept them. We win business because our tests are reliable, our supply chain delivers and our prices are fair. If an order, a registration or a permit can be had only by an improper payment, we do without it, and nobody in this company will suffer for the loss.`,
				'Bribery does particular harm in healthcare. A purchasing decision that has been bought puts the wrong product in front of a clinician, wastes public money and, in the end, reaches a patient. For that reason this policy asks for more than the law of any single country: where a local rule is stricter we follow the local rule, and where this policy is stricter we follow this policy.',
				'The policy has the approval of the executive team, which answers for it. It is published so that customers, distributors, suppliers and applicants can read what they may expect of us and what we expect of them.',
			],
		},
		{
			title: 'Who must follow this policy',
			paragraphs: [
				`This policy binds every director, officer and employee of ${brand.company}, in every country and at every level, whether permanent, temporary, part-time or seconded. It also binds the companies that we control.`,
				'It applies in the same way to third parties who act for us or in our name: distributors, sales agents, consultants, customs brokers, regulatory representatives, event organizers, freight forwarders and joint-venture partners. Nobody may do through a third party what this policy forbids them to do themselves.',
				'The laws behind this policy include the United States Foreign Corrupt Practices Act, the federal Anti-Kickback Statute, the United Kingdom Bribery Act 2010, the criminal and anti-unfair-competition laws of the People’s Republic of China, the Prevention of Corruption Act of Singapore, and the corresponding laws of every other country in which we work. Several of them reach conduct outside their own territory and can lead to imprisonment for the people involved.',
			],
		},
		{
			title: 'What the words mean',
			paragraphs: [
				'A bribe is anything of value that is offered, promised, given, asked for or accepted in order to influence a decision improperly, to reward improper conduct, or to gain an advantage that is not due. It does not matter whether the bribe is paid, whether it works, how small it is, or whether it passes through somebody else’s hands.',
				'Anything of value is meant literally. It includes cash and gift cards, but also travel, meals, entertainment, free products, discounts with no commercial reason, loans, jobs or internships for relatives, consulting fees, research grants, donations, sponsorships and favors.',
				'A public official is anyone who works for or acts on behalf of a government or a body that a government owns or controls, at national or local level. Physicians, laboratory directors and buyers at public hospitals and universities are public officials for the purposes of this policy, as are inspectors, customs officers, staff of regulatory agencies, members of tender committees, candidates for office and the close family of all of these.',
				'A healthcare professional is anyone who, in the course of their work, may prescribe, purchase, supply, recommend or use a diagnostic test, or who may influence that choice.',
			],
		},
		{
			title: 'What is never allowed',
			paragraphs: [
				'Nobody to whom this policy applies may offer, promise, give, authorize, request or accept a bribe, whether the other side is a public official or a private business, and whether their own money or the company’s is used.',
				'Kickbacks are bribes. No part of a contract price, commission or rebate may be returned to an employee of a customer or a supplier, or to anyone chosen by them.',
				'Facilitation payments, meaning small payments to speed up a routine act such as clearing goods, issuing a visa or scheduling an inspection, are forbidden even where local custom tolerates them. An official expedited service with a published fee and a receipt made out by the authority is not a facilitation payment.',
				'A payment made under a threat to somebody’s life, health or liberty is not a breach of this policy. Make the payment, get to safety and report it to the Compliance Officer as soon as you can, so that it can be recorded for what it was.',
			],
		},
		{
			title: 'Gifts, meals and hospitality',
			paragraphs: [
				'Modest courtesies are part of doing business, and they are allowed when they are openly given, have a legitimate business reason, are appropriate to the occasion and could not reasonably be taken for an attempt to influence a decision. A coffee during a training session or a branded notebook at a trade fair meets that test. A weekend for a buyer and a guest does not.',
				'Cash and anything that works like cash, such as vouchers, gift cards, prepaid phones or shares, may never be given or accepted. Nothing may be given to, or accepted from, a person who is deciding on a tender, an audit, an inspection or a product registration that concerns us while that decision is open.',
				'A gift or meal for a public official or a healthcare professional needs the written approval of the Compliance Officer beforehand. A gift or meal for anyone else needs the approval of the giver’s manager, and its true value, purpose and recipients are entered in the gift register within ten working days.',
				'When refusing a gift would cause real offense, accept it on behalf of the company, hand it to the Compliance Officer and have it entered in the register. It will normally be donated or shared among colleagues.',
			],
		},
		{
			title: 'Healthcare professionals and public customers',
			paragraphs: [
				'We may engage healthcare professionals as advisors, investigators or speakers only when we need the service, have chosen the person for their knowledge, have a written contract before the work begins and pay no more than fair market value for work that has actually been done. Sales staff do not choose whom we engage and do not set what we pay. This applies equally to the members of our Scientific Strategy Board.',
				'Free samples and evaluation kits are given so that a test can be assessed, in the quantities that an assessment needs. They are labeled, recorded and never meant for resale. They are not offered in return for an order or as a thank-you for one.',
				'We pay for travel and lodging only where they are necessary for a factory visit, a training course or a scientific meeting, only for the person who attends, at a reasonable standard and directly to the provider. We do not pay for companions, detours or days of leisure.',
				'In public tenders we obey the rules of the authority to the letter. We do not seek confidential information about competitors or about the evaluation, and we do not discuss future employment with anyone who is involved in the decision.',
			],
		},
		{
			title: 'Donations, sponsorships and political contributions',
			paragraphs: [
				'Donations and educational grants go to organizations, never to individuals, and are never linked to past, present or future business. Each one is requested in writing, checked for connections with customers and officials, approved by the Compliance Officer and the finance department, and paid to an account in the organization’s own name.',
				'Sponsorships must bring a benefit that can be described, such as a stand, a printed program or a lecture slot, and must be covered by a contract that says so.',
				'The company makes no contributions to political parties, candidates or campaigns. Employees are free to take part in political life in their own time and with their own money, and are not reimbursed for it in any form.',
			],
		},
		{
			title: 'Distributors, agents and other third parties',
			paragraphs: [
				'Most corruption cases involve an intermediary. Before we appoint one, the responsible manager explains in writing why we need the intermediary, and the Compliance Officer carries out due diligence in proportion to the risk: ownership, reputation, qualifications, ties to public officials, sanctions lists and bank details.',
				'Every contract with an intermediary includes a promise to follow this policy, a right for us to inspect the relevant records and a right to end the contract at once if the promise is broken. Payment is made in the country where the intermediary is established or the work is done, against an invoice that describes the work, and at a rate that fits it.',
				'Warning signs call for a pause and a question. Among them are a commission far above the usual, a request for cash or for an account in a third country, a partner recommended by an official, vague invoices, a refusal to sign compliance terms, and a company with no staff or premises. Due diligence is repeated at least every three years and whenever ownership changes.',
			],
		},
		{
			title: 'Conflicts of interest',
			paragraphs: [
				'A conflict of interest exists when a private interest could influence, or could appear to influence, a decision that somebody makes for the company. Examples are a share in a supplier, a close relative who works for a customer or a regulator, and a second job with a competitor.',
				'A conflict is not misconduct, but hiding one is. Employees declare conflicts to their manager and the Compliance Officer when they join, once a year after that and whenever something changes. Until the matter has been settled, they step back from the decisions concerned.',
			],
		},
		{
			title: 'Books, records and controls',
			paragraphs: [
				'Every transaction is recorded promptly, accurately and in enough detail for a stranger to understand what was paid, to whom, why and with whose approval. There are no accounts, funds or payments outside the books. Describing an expense as something that it was not is itself a breach of this policy, even if the expense would have been allowed.',
				'The person who requests a payment never approves it alone. Expense claims need original receipts and the names of all guests. Records are kept for at least seven years, or longer where local law says so.',
				'The finance department tests a sample of payments to third parties, gifts, donations and travel expenses every quarter and reports what it finds to the Compliance Officer. Before we acquire a company or enter a joint venture, its exposure to corruption is examined together with its finances.',
			],
		},
		{
			title: 'Asking questions and speaking up',
			paragraphs: [
				`Anyone who is unsure should ask before acting. Anyone who sees or suspects a breach must report it to their manager, to the human resources department or to the Compliance Officer at compliance@${brand.slug}.example. Business partners and members of the public may use the same address. Reports may be made anonymously where the law allows it, in any language.`,
				'Every report is read, recorded and examined by somebody who is not involved in the matter. We tell as few people as possible, we preserve the evidence, and where we can we tell the person who reported what came of it.',
				'Retaliation against a person who reports in good faith, refuses to take part in bribery or helps an investigation is a serious breach of this policy. That protection holds even when the report turns out to be mistaken.',
			],
		},
		{
			title: 'Training, consequences and review',
			paragraphs: [
				'All employees receive this policy in their working language when they join, confirm that they have read it and complete training every year. Staff in sales, regulatory affairs, procurement, logistics and finance receive further training on the cases that they are likely to meet, and so do distributors in higher-risk markets.',
				'An employee who breaches this policy faces disciplinary measures up to dismissal. A business partner who does so faces the end of the contract. Where the law requires it or justice calls for it, we inform the authorities and cooperate with them.',
				'The Compliance Officer reviews the policy and the risks behind it at least once a year, reports to the executive team, and proposes changes when the law, our markets or our own experience call for them. The current edition is always the one published on this website.',
			],
		},
	],
};
