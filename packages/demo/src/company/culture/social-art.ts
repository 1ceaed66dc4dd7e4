import { brand } from '@site/contract/brand';
import type { CulturePage } from '@site/contract/company';
import { picture } from '../../pictures.ts';

export const socialArt: CulturePage = {
	slug: 'Aiiso_Social_Art',
	title: { en: 'Social Art', cn: '社会艺术' },
	summary: {
		en: 'Giving back is a craft. We practice it with neighbors, schools and artists.',
		cn: '回馈社会是一门手艺。我们与邻里、学校和艺术家一起练习。',
	},
	picture: picture('university-gift', {
		en: 'Open teal ring and coral ball on a stone plinth before fluted columns',
		cn: '石柱前的石台上，一只敞口的青色圆环与一颗珊瑚色圆球',
	}),
	content: {
		en: `<p>Health is made in laboratories and clinics, and just as much in kitchens, schoolyards and concert halls. A company that works for health owes something to those places too. We call that part of our work Social Art, because it takes what any art takes: attention, practice and the courage to begin before everything is certain.</p>
<h2>Start by listening</h2>
<p>We do not arrive with a giant check and a photographer. We ask a neighborhood what it lacks, and who is already working on it. Often the answer is modest: a refrigerator for a free clinic, a ride to a screening day, someone to explain a letter from the hospital. Modest things, done every month, change a place.</p>
<h2>Give what we know</h2>
<p>Our scientists visit schools with pipettes and colored water, and let children discover why a line appears. Our engineers help community clinics to arrange their testing corner. Employees receive paid days each year for such work and choose the cause themselves. Gifts to universities and hospitals support teaching and open research. They come without conditions on what may be found or published, and they follow our anti-bribery policy to the letter.</p>
<h2>Make room for art</h2>
<p>Art trains the same muscle as science: looking longer than is comfortable. Every year we invite an artist to spend some weeks with us, to walk the production floor and to make something from what they see. The works hang where people pass them on the way to lunch, and anyone may disagree with them. Rejected cassettes have become a mosaic. The rhythm of the packing line has become a piece for four drums.</p>
<h2>Count honestly, speak softly</h2>
<ul>
<li>We measure a project by what remains when we have left.</li>
<li>We credit the people who did the work, first of all the volunteers.</li>
<li>We never use someone’s illness to advertise a product.</li>
<li>We end what does not help, and say why.</li>
</ul>
<h2>An open ring</h2>
<p>The mark of ${brand.name} is a ring with a gap. We like to think that the gap is a door. If your school, clinic or studio has an idea that we could work on together, <a href="/contact">write to us</a>. The first conversation costs nothing, and we bring the coffee.</p>`,
		cn: `<p>健康产生于实验室和诊所，也同样产生于厨房、校园和音乐厅。一家以健康为业的公司，对这些地方也负有一份责任。我们把这部分工作称为“社会艺术”，因为它需要的正是一切艺术所需要的：专注、练习，以及在万事尚未确定时就动手的勇气。</p>
<h2>从倾听开始</h2>
<p>我们不会带着巨幅支票和摄影师登门。我们先问社区缺什么，谁已经在做。答案往往很朴素：免费诊所缺一台冰箱，有人需要搭车去参加筛查，有人想请人讲讲医院寄来的信。朴素的小事，月月坚持，就能改变一个地方。</p>
<h2>拿出我们的专长</h2>
<p>我们的科学家带着移液器和彩色的水走进学校，让孩子们自己发现线条为什么会出现。我们的工程师帮助社区诊所布置检测角。员工每年享有带薪公益日，做什么由自己选择。我们对大学和医院的捐赠用于支持教学与开放研究，不对研究发现或论文发表附加任何条件，并严格遵守我们的反贿赂政策。</p>
<h2>为艺术留出空间</h2>
<p>艺术与科学锻炼的是同一种能力：比看够了再多看一会儿。每年我们邀请一位艺术家与我们共处几周，走进车间，用所见之物创作。作品挂在大家去吃午饭的路上，谁都可以不喜欢。不合格的卡壳曾变成一幅马赛克，包装线的节奏曾变成一首四鼓合奏。</p>
<h2>如实衡量，低调做事</h2>
<ul>
<li>衡量一个项目，看我们离开之后留下了什么。</li>
<li>功劳归于做事的人，首先是志愿者。</li>
<li>绝不用他人的病痛为产品做宣传。</li>
<li>没有帮助的事情就停下来，并说明原因。</li>
</ul>
<h2>一只敞开的圆环</h2>
<p>${brand.name} 的标识是一只留有缺口的圆环。我们愿意把这个缺口看作一扇门。如果您的学校、诊所或工作室有想法愿与我们一起实现，欢迎<a href="/contact">来信</a>。第一次交谈分文不取，咖啡由我们来带。</p>`,
	},
};
