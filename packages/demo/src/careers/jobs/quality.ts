import type { Job } from '@site/contract/careers';
import { benefits } from '../benefits.ts';
import { quality } from '../job-categories.ts';
import { remote, sanDiego, suzhou } from '../job-locations.ts';

export const qualityJobs: Job[] = [
	{
		id: 4,
		title: { en: 'Quality Engineer, Design Assurance', cn: '设计质量保证工程师' },
		categoryId: quality.id,
		locationIds: [sanDiego.id],
		postedOn: '2026-11-02',
		content: {
			en: `<h3>About the role</h3>
<p>You are the quality member of development teams. You join a project on its first day and stay until the design is in production. Your task is to see that what the team learns is written down, that risks are found early, and that reviews are more than a meeting. You have the right to stop a project and the duty to explain why.</p>
<h3>What you will do</h3>
<ul>
<li>Plan design controls for new tests and for changes to existing ones</li>
<li>Lead risk analysis under ISO 14971 with scientists, engineers and clinicians</li>
<li>Review protocols, sample sizes and statistics before a study starts</li>
<li>Check that every requirement has a test and every test a result</li>
<li>Prepare design history files for audits and answer the auditor's questions</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in science or engineering</li>
<li>Experience in quality or development of in-vitro diagnostics or other devices</li>
<li>Working knowledge of ISO 13485 and of United States device regulations</li>
<li>Statistics that you can explain to someone who dislikes statistics</li>
<li>A friendly way of asking the same question three times</li>
</ul>
<p>You report to the vice president of quality and regulatory affairs, not to the project lead.</p>
${benefits('Fees and study time for a professional certification in quality engineering')}`,
		},
	},
	{
		id: 5,
		title: { en: 'Regulatory Affairs Specialist', cn: '法规事务专员' },
		categoryId: quality.id,
		locationIds: [sanDiego.id, remote.id],
		postedOn: '2026-10-26',
		content: {
			en: `<h3>About the role</h3>
<p>Our tests are sold in many countries, and each has rules of its own. You prepare submissions, keep registrations alive and help development teams to see early what an authority will ask. The position can be held in San Diego or from home anywhere in the United States, with a visit to headquarters each quarter.</p>
<h3>What you will do</h3>
<ul>
<li>Write and assemble submissions to the FDA, with support from senior colleagues</li>
<li>Prepare technical documentation for the CE Mark and for other markets</li>
<li>Read new rules and tell teams in plain words what changes for them</li>
<li>Review labels, leaflets, web pages and advertisements before they appear</li>
<li>Keep track of registrations, renewals and notices of change</li>
<li>Answer questions from authorities on time and in full</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in life sciences, law or a related field</li>
<li>Two or more years in regulatory affairs for diagnostics or devices</li>
<li>Precise, readable writing</li>
<li>Calm with deadlines that someone else has set</li>
<li>Experience with emergency use authorization or CLIA waiver is helpful</li>
</ul>
${benefits('Membership in a professional society of your choice, with its annual meeting')}`,
		},
	},
	{
		id: 6,
		title: { en: 'Incoming Inspection Supervisor', cn: '来料检验主管' },
		categoryId: quality.id,
		locationIds: [suzhou.id],
		postedOn: '2026-08-31',
		content: {
			en: `<h3>About the role</h3>
<p>Nothing enters production before your team has looked at it. You lead the inspectors who check membranes, pads, plastics, swabs, foil and cartons. You decide on release or rejection, and you work with suppliers so that there is less to reject next time.</p>
<h3>What you will do</h3>
<ul>
<li>Plan the day of the inspection team over two shifts</li>
<li>Set sampling plans and review them against what was found</li>
<li>Train inspectors and check that two of them measure the same thing in the same way</li>
<li>Decide what happens to material that does not meet its specification</li>
<li>Report trends to purchasing and join visits to suppliers</li>
<li>Keep gauges, microscopes and records ready for an audit at any time</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A technical diploma or degree</li>
<li>Experience in inspection, and some in leading people</li>
<li>Sound knowledge of sampling, measurement and drawings</li>
<li>The backbone to say no on the last day of the month</li>
<li>Mandarin, and enough English to read a specification and write a report</li>
</ul>
<p>The inspection hall was renewed recently and has its own climate control. Safety shoes and work clothes are provided.</p>
${benefits('Shift allowance and a company bus from the city')}`,
		},
	},
];
