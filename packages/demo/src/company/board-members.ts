import { brand } from '@site/contract/brand';
import type { BoardMember } from '@site/contract/company';
import { portrait } from '../drawn-people.ts';
import { listed, publications } from './publications.ts';

const marchetti = { en: 'Dr. Eleanor Marchetti', cn: '埃莉诺·马尔凯蒂博士' };
const lin = { en: 'Dr. Weihan Lin', cn: '林维翰博士' };
const okafor = { en: 'Dr. Tobias Okafor', cn: '托拜厄斯·奥卡福博士' };
const solheim = { en: 'Dr. Ingrid Solheim', cn: '英格丽德·索尔海姆博士' };
const desrosiers = { en: 'Dr. Amara Desrosiers', cn: '阿玛拉·德罗西耶医生' };

export const boardMembers: BoardMember[] = [
	{
		id: 1,
		key: 'eleanor-marchetti',
		name: marchetti,
		role: { en: 'Chair', cn: '主席' },
		lines: [
			{ en: 'Chair, Scientific Strategy Board', cn: '科学战略委员会主席' },
			{ en: 'Three decades in diagnostics research and operations', cn: '三十年诊断研发与运营经验' },
			{ en: 'Former director of a regional public health laboratory', cn: '曾任地区公共卫生实验室主任' },
		],
		biography: {
			en: `<p>Eleanor Marchetti began her working life at a laboratory bench on the night shift, typing blood and reading cultures for a county hospital. The questions that came with that work have stayed with her: how quickly can an answer reach the person who needs it, and how sure can they be of it when it does?</p>
<p>She trained as a clinical microbiologist and went on to lead a regional public health laboratory, where she moved much of the seasonal respiratory testing out of the central building and into the clinics it served. Turnaround improved, and so did something that is harder to measure: nurses began to call with ideas. She later spent ten years in industry, responsible for bringing assays from the prototype stage into steady production.</p>
<p>As chair she sets the board’s agenda and insists that it is short. Every meeting starts with a study that went wrong and what was learned from it. “A board that hears only good news is a decoration,” she says.</p>
<p>Outside the board room she mentors first-generation science students and keeps bees, with results that she describes as statistically inconclusive.</p>`,
			cn: `<p>埃莉诺·马尔凯蒂的职业生涯始于县医院检验科的夜班工作台。从那时起，两个问题始终伴随着她：结果能多快送到需要它的人手中？送到时，又有多可靠？</p>
<p>她是临床微生物学家，曾主持一家地区公共卫生实验室，把大量季节性呼吸道检测从中心实验室转移到基层诊所。此后她在企业工作十年，负责将检测产品从原型推进到稳定量产。</p>
<p>作为主席，她要求每次会议都从一项失败的研究谈起，并说明从中学到了什么。她常说：“只听好消息的委员会不过是摆设。”</p>`,
		},
		portrait: portrait('portrait-1', marchetti),
		publications: [],
	},
	{
		id: 2,
		key: 'weihan-lin',
		name: lin,
		role: { en: 'Co-Chair', cn: '联席主席' },
		lines: [
			{ en: 'Co-Chair, Scientific Strategy Board', cn: '科学战略委员会联席主席' },
			{ en: 'Specialist in lateral flow chemistry and signal readout', cn: '侧向层析化学与信号读取专家' },
			{ en: 'Named inventor on assay and reader designs', cn: '多项检测与读数仪设计的发明人' },
		],
		biography: {
			en: `<p>Weihan Lin is a physical chemist who has spent his career on a few square centimeters of nitrocellulose. His doctoral work described how gold particles of different sizes travel through a porous membrane, and why two strips that were cut from the same sheet can give lines of different strength. He has been narrowing that difference ever since.</p>
<p>After postdoctoral research on optical readout he joined a diagnostics start-up as its fourth employee, built its first coating line with his own hands, and stayed until it supplied clinics on three continents. He has since advised manufacturers on process control, with a preference for changes that operators can see and measure for themselves without waiting for a report.</p>
<p>At ${brand.name} he guides the roadmap for multiplex tests and for the readers that accompany them. He is the board’s most persistent voice for publishing the conditions under which a test does badly as well as those under which it does well.</p>
<p>He teaches a summer course on assay design for engineers who have never worked in a laboratory, and for laboratory scientists who have never stood in a factory. Both groups, he reports, are surprised by the same things.</p>`,
			cn: `<p>林维翰是物理化学家，整个职业生涯都在研究几平方厘米的硝酸纤维素膜。他的博士论文阐述了不同粒径的金颗粒如何在多孔膜中移动，以及为何同一张膜裁出的两条试纸会显出深浅不同的线条。</p>
<p>他曾作为第四名员工加入一家诊断初创企业，亲手搭建了首条涂布线。如今他在 ${brand.name} 指导多联检测及配套读数仪的技术路线，并坚持既公布检测表现良好的条件，也公布表现欠佳的条件。</p>`,
		},
		portrait: portrait('portrait-2', lin),
		publications: [listed(publications.particleSize), listed(publications.crosstalk)],
	},
	{
		id: 3,
		key: 'tobias-okafor',
		name: okafor,
		role: { en: 'Director', cn: '理事' },
		lines: [
			{ en: 'Director, Scientific Strategy Board', cn: '科学战略委员会理事' },
			{ en: 'Epidemiologist and designer of field studies', cn: '流行病学家、现场研究设计专家' },
			{ en: 'Leads the board’s work on study quality', cn: '负责委员会的研究质量工作' },
		],
		biography: {
			en: `<p>Tobias Okafor designs studies for places where studies are difficult: rural clinics with one nurse, pharmacies on a Saturday, mobile units that are in a different town every day. An epidemiologist by training, he has run evaluations of rapid tests in settings from mountain villages to airport terminals, and has a long list of the ways in which reality departs from a protocol.</p>
<p>That list became a method. His teams write down in advance which departures they expect, how they will record them and what each will mean for the result. The approach has been taken up by several research groups and is taught in two graduate programs.</p>
<p>On the board he is responsible for study quality. He reviews the design of the company’s clinical and usability studies before the first participant is enrolled, and may ask for a study to be redesigned. He has done so, more than once, and the studies were better for it.</p>
<p>He serves on the ethics committee of a community hospital and volunteers with an organization that teaches statistics to journalists. He is happiest, he says, when a confidence interval makes the evening news.</p>`,
			cn: `<p>托拜厄斯·奥卡福擅长在条件艰难的地方设计研究：只有一名护士的乡村诊所、周末的药房、每天换一个城镇的流动检测车。作为流行病学家，他在从山村到机场的各种环境中评估过快速检测产品。</p>
<p>他的团队会事先写明可能出现哪些偏离方案的情况、如何记录，以及对结果意味着什么。在委员会中，他负责研究质量：在首位受试者入组之前审查临床与可用性研究的设计，必要时要求重新设计。</p>`,
		},
		portrait: portrait('portrait-3', okafor),
		publications: [listed(publications.deviation), listed(publications.observers)],
	},
	{
		id: 4,
		key: 'ingrid-solheim',
		name: solheim,
		role: { en: 'Special Advisor', cn: '特别顾问' },
		lines: [
			{ en: 'Special Advisor, Scientific Strategy Board', cn: '科学战略委员会特别顾问' },
			{ en: 'Expert in regulatory science and quality systems', cn: '监管科学与质量体系专家' },
			{ en: 'Author of training material on design control', cn: '设计控制培训教材作者' },
		],
		biography: {
			en: `<p>Ingrid Solheim reads standards the way other people read novels: from beginning to end, looking for what the author meant. A biochemist who moved into regulatory science, she has prepared submissions for diagnostic devices in North America, Europe and Asia and has trained both the people who write technical files and the people who review them.</p>
<p>Her central idea is simple. A quality system should be the shortest honest description of how good work is done. If a procedure has to be explained by someone who knows better, it is the wrong procedure. She has helped manufacturers cut their document sets by half and do better in audits with what was left.</p>
<p>At ${brand.name} she advises on regulatory strategy for new product lines, above all for tests that people use at home, where the instructions are part of the device. She sits in on usability sessions and says little, but her notes on where a participant paused have changed more than one leaflet.</p>
<p>She divides her time between two coasts, sings alto in a choir that performs in hospitals and is writing a short book on the history of the instruction leaflet.</p>`,
			cn: `<p>英格丽德·索尔海姆由生物化学转入监管科学，曾为北美、欧洲和亚洲市场准备诊断器械申报资料，也培训过撰写和审评技术文件的人员。</p>
<p>她认为，质量体系应当是对“怎样把工作做好”的最简短、最诚实的描述。她为 ${brand.name} 的新产品线提供法规策略建议，尤其关注居家检测，因为说明书本身就是产品的一部分。她会旁听可用性测试，记录使用者在哪里停顿，多份说明书因此得到修改。</p>`,
		},
		portrait: portrait('portrait-4', solheim),
		publications: [listed(publications.leaflet), listed(publications.documents)],
	},
	{
		id: 5,
		key: 'amara-desrosiers',
		name: desrosiers,
		role: { en: 'Medical Advisor', cn: '医学顾问' },
		lines: [
			{ en: 'Medical Advisor, Scientific Strategy Board', cn: '科学战略委员会医学顾问' },
			{ en: 'Practicing physician in family and urgent care', cn: '家庭医学与急诊门诊执业医师' },
			{ en: 'Researcher on testing in primary care', cn: '基层医疗检测研究者' },
		],
		biography: {
			en: `<p>Amara Desrosiers still sees patients three days a week. She trained in family medicine, works in an urgent care clinic and has made the waiting room her research field: who is tested, who is not, how long the answer takes and what happens while everybody waits.</p>
<p>Her studies follow the whole visit, from the front desk to the follow-up call. One of them found that the greatest delay in a ten-minute test was the search for a free flat surface to put it on. Clinics that took part now have a shelf for the purpose, and the finding is a favorite among her students.</p>
<p>She brings the same view to the board. New products are discussed with her first as an object in a small, busy room, handled by somebody wearing gloves, and only then as an assay. She reviews training material for professional users and advises on how a result should be worded so that it informs a clinical decision without pretending to replace it.</p>
<p>She teaches residents, speaks at patient meetings in two languages, and coordinates a free screening day in her neighborhood every fall.</p>`,
			cn: `<p>阿玛拉·德罗西耶每周仍有三天出诊。她接受过家庭医学训练，在急诊门诊工作，并把候诊室当作研究现场：谁接受了检测，谁没有，结果要等多久，等待期间发生了什么。</p>
<p>她的一项研究发现，十分钟检测中最大的延误，竟是寻找一处可以平放试剂盒的台面。在委员会中，她审阅专业用户的培训资料，并就结果的表述提出建议，使其为临床决策提供参考，而不是取代临床决策。</p>`,
		},
		portrait: portrait('portrait-5', desrosiers),
		publications: [listed(publications.shelf), listed(publications.negative)],
	},
];
