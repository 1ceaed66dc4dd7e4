import { brand } from '@site/contract/brand';
import type { CulturePage } from '@site/contract/company';
import { picture } from '../../pictures.ts';

export const workCode: CulturePage = {
	slug: 'Aiiso_Work_Code',
	title: { en: 'Work Code', cn: '工作准则' },
	summary: {
		en: 'How we plan, decide, hand over and go home: the habits behind dependable products.',
		cn: '我们如何计划、决策、交接和下班：可靠产品背后的工作习惯。',
	},
	picture: picture('cleanroom-trays'),
	content: {
		en: `<p>A rapid test looks simple because hundreds of people took trouble over it. Membranes were stored at the right humidity, a cutter blade was changed on time, somebody read an instruction leaflet aloud to find the sentence that made a reader stumble. The Work Code describes how we take that trouble together.</p>
<h2>The user is in the room</h2>
<p>In every meeting one person speaks for whoever will hold the test: a nurse with a full waiting room, a parent at two in the morning, a worker at a collection site. They may ask one question at any time, “How does this help me?”, and the meeting has to answer it.</p>
<h2>One owner, many hands</h2>
<p>Each task has one name beside it. The owner does not have to do everything, but knows where it stands and says so without being asked. Asking for help early is part of the job. So is giving it: an expert’s calendar is open to anyone for half an hour each week.</p>
<h2>Finish the handover</h2>
<p>Work is done when the next person can carry on without calling you. We write procedures with the people who will follow them, try them out with somebody new, and change them when that person hesitates. Shifts overlap by fifteen minutes so that what the night learned reaches the morning.</p>
<h2>Small changes, fully made</h2>
<p>We prefer an improvement that is tested, documented and trained this month to a grand plan for next year. Every team has time set aside to fix what annoys it. Ideas from the production floor are answered within a week, with a yes, a trial or a reason.</p>
<h2>Respect is a working method</h2>
<ul>
<li>We start on time, end on time and send the decision, not the minutes.</li>
<li>We criticize drafts, never people, and we do it to their face.</li>
<li>Safety rules apply to visitors, directors and founders alike.</li>
<li>We hire for curiosity and care, and we promote those who make others better.</li>
<li>Evenings and holidays belong to families. An emergency is rare, has a name and is followed by time off.</li>
</ul>
<p>${brand.name} has worked since 2006 across time zones and languages. What holds it together is not a building. It is the certainty that the colleague before you did their part with care, and that the one after you is counting on yours.</p>`,
		cn: `<p>快速检测看起来简单，是因为有许许多多的人为它费了心：膜材存放在合适的湿度中，裁切刀片按时更换，有人把说明书逐句念出声，只为找出让读者卡住的那一句。《工作准则》讲的是我们如何一起费这份心。</p>
<h2>让用户“在场”</h2>
<p>每次会议都有一个人替将来使用检测的人说话：候诊室坐满时的护士、凌晨两点的父母、采样点的工作人员。他随时可以问一句：“这对我有什么帮助？”会议必须作答。</p>
<h2>一人负责，众人出力</h2>
<p>每项任务旁边都写着一个名字。负责人不必事事亲为，但要清楚进展，并且不等人问就主动说明。尽早求助是工作的一部分，提供帮助也是：每位专家每周都留出半小时，向任何同事开放。</p>
<h2>把交接做完</h2>
<p>下一个人不用打电话找你就能继续，工作才算完成。我们与执行者一起编写规程，请新人试用，他在哪里犹豫，就改哪里。两班之间重叠十五分钟，让夜班的发现传到早班。</p>
<h2>小步改进，做到位</h2>
<p>与其规划明年的宏图，我们更愿意在本月完成一项经过验证、写入文件并培训到人的改进。每个团队都有专门的时间，解决让自己头疼的问题。来自生产一线的建议一周内必有答复：采纳、试行，或者说明理由。</p>
<h2>尊重是一种工作方法</h2>
<ul>
<li>准时开始，准时结束；会后发送的是决定，而不是流水账。</li>
<li>批评草稿，不批评人；有话当面说。</li>
<li>安全规定对访客、董事和创始人一视同仁。</li>
<li>招聘看重好奇心与责任心，提拔那些让别人变得更好的人。</li>
<li>晚上和假期属于家庭。紧急情况应当少有，要说明缘由，事后安排补休。</li>
</ul>
<p>自 2006年以来，${brand.name} 一直跨越时区与语言协同工作。维系我们的不是一座大楼，而是一份笃定：上一位同事已经用心做好了他的部分，下一位同事也正信赖着你的那一份。</p>`,
	},
};
