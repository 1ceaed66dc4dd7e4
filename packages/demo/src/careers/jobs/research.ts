import type { Job } from '@site/contract/careers';
import { benefits, chineseBenefits } from '../benefits.ts';
import { research } from '../job-categories.ts';
import { sanDiego, suzhou } from '../job-locations.ts';

export const researchJobs: Job[] = [
	{
		id: 1,
		title: { en: 'Senior Scientist, Lateral Flow Development', cn: '侧向层析研发高级科学家' },
		categoryId: research.id,
		locationIds: [sanDiego.id],
		postedOn: '2026-11-09',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>You develop new lateral flow tests for respiratory disease, from the first pair of antibodies to a design that production can make every day. You work in a team of scientists and technicians at our headquarters and report to the director of research and development. About half of your time is spent at the bench. The rest goes into planning studies, writing reports and talking with colleagues who will make or use what you design.</p>
<h3>What you will do</h3>
<ul>
<li>Screen antibody pairs, conjugates, membranes and buffers</li>
<li>Plan experiments so that their result can change a decision</li>
<li>Find out why a line is weak, a background is high or two lots differ</li>
<li>Lead one or two projects through design reviews under ISO 13485</li>
<li>Hand designs over to manufacturing and stay until the third good lot</li>
<li>Teach new colleagues how to keep a notebook that others can read</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in biochemistry, chemistry or a related field; a doctorate is welcome, not required</li>
<li>Several years of work on lateral flow or other immunoassays</li>
<li>A good hand for statistics and design of experiments</li>
<li>Clear writing, and the habit of reporting what did not work</li>
</ul>
${benefits('Named credit on patents and publications that come from your work')}`,
			cn: `<h3>职位介绍</h3>
<p>您将开发用于呼吸道疾病的新型侧向层析检测，从第一对抗体一直做到可供日常生产的定型设计。您将在总部与科学家和技术员共同工作，向研发总监汇报。约一半时间在实验台前，其余时间用于规划研究、撰写报告，并与将来生产或使用您设计的同事沟通。</p>
<h3>工作内容</h3>
<ul>
<li>筛选抗体对、标记物、膜材和缓冲液</li>
<li>规划实验，让结果真正能够影响决策</li>
<li>查明检测线偏弱、背景偏高或批间差异的原因</li>
<li>按 ISO 13485 要求带领一至两个项目通过设计评审</li>
<li>将设计移交生产，并跟进至第三个合格批次</li>
<li>指导年轻同事写出他人看得懂的实验记录</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>生物化学、化学或相关专业学位；有博士学位更好，但非必需</li>
<li>多年侧向层析或其他免疫检测的工作经验</li>
<li>熟悉统计学和实验设计</li>
<li>文字清晰，习惯如实报告失败的尝试</li>
</ul>
${chineseBenefits('在源自您工作成果的专利和论文中署名')}`,
		},
	},
	{
		id: 2,
		title: { en: 'Research Associate, Recombinant Proteins', cn: '重组蛋白研究助理' },
		categoryId: research.id,
		locationIds: [suzhou.id],
		postedOn: '2026-10-19',
		employment: 'temporary',
		content: {
			en: `<h3>About the role</h3>
<p>Antibodies and antigens decide how good a test can be. In this role you express, purify and describe the proteins that go into ours. You join a small group that supplies development teams on two continents, so what you make in the morning may be on a strip in San Diego next week. The position suits someone with a first degree and some laboratory experience who wants to learn the craft thoroughly.</p>
<h3>What you will do</h3>
<ul>
<li>Culture cells and follow growth, yield and viability</li>
<li>Purify proteins by affinity and size-exclusion chromatography</li>
<li>Check purity, activity and stability, and write it up lot by lot</li>
<li>Keep cell banks, reagents and instruments in order</li>
<li>Prepare small lots for development and help to move good ones into production</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in biotechnology, biology or biochemistry</li>
<li>Practice in sterile technique and protein purification, in studies or at work</li>
<li>Patience with repetition and an eye for the small thing that changed</li>
<li>Written English for reports; spoken Mandarin for the laboratory</li>
</ul>
<p>Training on our instruments takes about three months. You will have one mentor for the whole of it.</p>
${benefits('A planned exchange with the development laboratory in San Diego')}`,
			cn: `<h3>职位介绍</h3>
<p>抗体和抗原决定了一项检测能做到多好。在这个岗位上，您将表达、纯化并表征我们产品所用的蛋白。您将加入一个为两大洲研发团队供应原料的小组，上午制备的蛋白，下周可能就已用在圣迭戈的试纸条上。该职位适合拥有本科学历、有一定实验室经验、希望扎实学好这门手艺的人。</p>
<h3>工作内容</h3>
<ul>
<li>培养细胞，跟踪生长、产量和活率</li>
<li>用亲和层析和分子排阻层析纯化蛋白</li>
<li>检验纯度、活性和稳定性，并逐批记录</li>
<li>妥善管理细胞库、试剂和仪器</li>
<li>为研发制备小批次，并协助将合格批次转入生产</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>生物技术、生物学或生物化学专业学位</li>
<li>在学习或工作中掌握无菌操作和蛋白纯化技能</li>
<li>对重复工作有耐心，能察觉细微的变化</li>
<li>能用英文撰写报告，实验室日常使用普通话</li>
</ul>
<p>仪器培训约需三个月，全程由一位导师带教。</p>
${chineseBenefits('有计划地赴圣迭戈研发实验室交流')}`,
		},
	},
	{
		id: 3,
		title: { en: 'Firmware Engineer, Readers and Analyzers', cn: '读数仪与分析仪固件工程师' },
		categoryId: research.id,
		locationIds: [sanDiego.id, suzhou.id],
		postedOn: '2026-09-28',
		employment: 'full-time',
		content: {
			en: `<h3>About the role</h3>
<p>Some of our tests are read by eye, others by an instrument. You write the software inside the instruments: the fertility analyzer, the cardiac reader and those that come next. The group is small and close to the hardware. You can work from San Diego or Suzhou, with a daily overlap of two hours in which both sites talk.</p>
<h3>What you will do</h3>
<ul>
<li>Write and maintain embedded software in C and C++ for small microcontrollers</li>
<li>Turn light, current and temperature into a number that a clinician can trust</li>
<li>Design touchscreen steps that somebody in gloves can follow</li>
<li>Build automatic tests that run on real instruments every night</li>
<li>Document requirements, risks and verification as medical device software demands</li>
<li>Look into reports from the field and fix causes, not symptoms</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Experience with embedded software that shipped and had to be maintained</li>
<li>Ease with an oscilloscope, a data sheet and a soldering iron</li>
<li>Knowledge of IEC 62304, or the wish to learn it</li>
<li>Judgment about when simple code is better than clever code</li>
</ul>
${benefits('A home bench: the instruments and tools you need to work from home two days a week')}`,
			cn: `<h3>职位介绍</h3>
<p>我们的检测有的靠目测读取，有的由仪器读取。您将编写仪器内部的软件：生育分析仪、心脏标志物读数仪以及后续机型。团队规模不大，贴近硬件。您可以在圣迭戈或苏州工作，两地每天有两小时的共同沟通时间。</p>
<h3>工作内容</h3>
<ul>
<li>用 C 和 C++ 为小型微控制器编写并维护嵌入式软件</li>
<li>把光、电流和温度转化为临床医生可以信赖的数值</li>
<li>设计戴着手套也能操作的触摸屏步骤</li>
<li>搭建每晚在真实仪器上运行的自动化测试</li>
<li>按医疗器械软件要求编写需求、风险和验证文件</li>
<li>调查现场反馈，解决根本原因而非表面症状</li>
</ul>
<h3>任职要求</h3>
<ul>
<li>有已上市并需长期维护的嵌入式软件经验</li>
<li>熟练使用示波器、数据手册和电烙铁</li>
<li>了解 IEC 62304，或愿意学习</li>
<li>懂得何时简单的代码胜过巧妙的代码</li>
</ul>
${chineseBenefits('家用工作台：配齐每周两天居家工作所需的仪器和工具')}`,
		},
	},
];
