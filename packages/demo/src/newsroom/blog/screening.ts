import { picture } from '../../pictures.ts';
import { multiDrugCup } from '../product-links.ts';
import type { WrittenArticle } from '../written-article.ts';

const screeningCups: WrittenArticle = {
	id: 6,
	slug: 'choosing-a-drugs-of-abuse-screening-cup',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Choosing a drugs-of-abuse screening cup', cn: '如何选择毒品筛查尿杯' },
	description: {
		en: 'Cup or dip card, which panel, and what to do with a preliminary positive: the questions to settle before you place an order.',
		cn: '选择杯式还是板式、选择哪种组合、初筛阳性后如何处理：下单之前应先明确的问题。',
	},
	keywords: {
		en: 'drugs of abuse, screening cup, dip card, urine test, preliminary positive',
		cn: '毒品检测, 筛查尿杯, 检测板, 尿液检测, 初筛阳性',
	},
	publishedOn: '2024-07-16',
	picture: picture('six-panel-drug-cup-closeup'),
	content: {
		en: `<p>A screening cup collects the sample and tests it in one container. That is its whole appeal: fewer steps, less handling, and a result that can be read through the wall of the cup. But cups differ in ways that matter for a program. These are the points that we go through with new customers.</p>
<h2>Start with the program, not the product</h2>
<p>A treatment center, an employer and an emergency department ask different questions. Write down who is tested, why, and what will follow from each result. The panel, the format and the paperwork come from there. If your program is set by law or contract, the list of drugs and the cutoff levels may already be fixed.</p>
<h2>Cup or dip card?</h2>
<table>
<thead><tr><th>Point</th><th>Cup</th><th>Dip card</th></tr></thead>
<tbody>
<tr><td>Handling of the sample</td><td>Stays in the closed cup</td><td>Card is dipped into a separate container</td></tr>
<tr><td>Storage space</td><td>More</td><td>Less</td></tr>
<tr><td>Sending on to a laboratory</td><td>In the same cup, where the laboratory accepts it</td><td>From the container</td></tr>
<tr><td>Suits</td><td>Programs with many collectors</td><td>Sites that already use collection cups</td></tr>
</tbody>
</table>
<h2>Read the panel closely</h2>
<p>Each strip looks for one drug or a group of related ones, at a stated cutoff. Below the cutoff the test reads negative, even if some drug is present. Check that the cutoffs match those of the laboratory that will confirm your results. A mismatch leads to disputes that nobody can settle.</p>
<h2>Know what a line means</h2>
<p>On these tests a line beside the drug name means <em>negative</em>. No line means preliminary positive. The control line must be there in both cases. Train every collector on this point, since it is the reverse of a pregnancy or COVID-19 test.</p>
<blockquote><p>A screening result is preliminary. Confirm it with a laboratory method before anyone acts on it.</p></blockquote>
<h2>Plan for the positive</h2>
<ul>
<li>Name the laboratory that confirms results, and the method it uses.</li>
<li>Decide who may see a preliminary result, and who may speak about it.</li>
<li>Ask about prescribed medicines through a qualified person, not at the collection desk.</li>
<li>Document each transfer of the sample.</li>
</ul>
<h3>Check the sample itself</h3>
<p>A result is only as good as the sample. Look at its color and volume. If your cup has a temperature strip, read it at once, while the sample is fresh. Follow your own policy where something looks wrong.</p>
<p>Our <a href="${multiDrugCup}">multi-drug test cup</a> is described in the product catalog together with its instructions. If you run a mixed program, <a href="/contact">ask us</a> to compare panels with you before you order.</p>`,
		cn: `<p>筛查尿杯在同一个容器内完成采样和检测。它的全部吸引力就在于此：步骤更少，接触更少，结果透过杯壁即可读取。但尿杯之间的差别，对检测项目来说很重要。以下是我们与新客户逐一讨论的要点。</p>
<h2>从项目出发，而不是从产品出发</h2>
<p>戒毒机构、企业和急诊科要回答的问题各不相同。请写下检测谁、为什么检测、每种结果之后会发生什么，再据此确定组合、形式和文书。如果您的项目由法律或合同规定，药物清单和临界值可能已经确定。</p>
<h2>尿杯还是检测板？</h2>
<table>
<thead><tr><th>比较项</th><th>尿杯</th><th>检测板</th></tr></thead>
<tbody>
<tr><td>样本处理</td><td>始终在密闭杯中</td><td>将检测板浸入另一容器</td></tr>
<tr><td>储存空间</td><td>较大</td><td>较小</td></tr>
<tr><td>送往实验室</td><td>实验室接受时，可用原杯</td><td>从容器中取样</td></tr>
<tr><td>适合</td><td>采样人员较多的项目</td><td>已使用集尿杯的场所</td></tr>
</tbody>
</table>
<h2>仔细核对检测组合</h2>
<p>每条试纸条针对一种药物或一组相关药物，并规定了临界值。低于临界值时，即使含有少量药物，结果也为阴性。请确认临界值与负责确证的实验室一致，否则会引起谁也无法裁断的争议。</p>
<h2>了解线条的含义</h2>
<p>在这类检测中，药物名称旁出现线条表示<em>阴性</em>，没有线条表示初筛阳性。两种情况下质控线都必须出现。这一点与妊娠检测或新冠检测正好相反，请对每位采样人员进行培训。</p>
<blockquote><p>筛查结果只是初步结果。在据此采取行动之前，先用实验室方法确证。</p></blockquote>
<h2>为阳性结果做好安排</h2>
<ul>
<li>确定由哪家实验室确证、采用什么方法。</li>
<li>规定谁可以查看初步结果，谁可以对外说明。</li>
<li>处方用药应由具备资质的人员询问，而不是在采样台前询问。</li>
<li>记录样本的每一次交接。</li>
</ul>
<h3>检查样本本身</h3>
<p>样本好，结果才好。请观察颜色和体积。如尿杯带有温度条，应趁样本新鲜立即读取。发现异常时，按本单位制度处理。</p>
<p>我们的<a href="${multiDrugCup}">多项毒品快速检测尿杯</a>及其说明书可在产品目录中查看。如果您的项目包含多种需求，订购之前欢迎<a href="/contact">与我们一起</a>比较各种组合。</p>`,
	},
};

const urineStrips: WrittenArticle = {
	id: 16,
	slug: 'good-practice-with-urine-test-strips',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Good practice with urine test strips', cn: '尿液试纸条的规范操作' },
	description: {
		en: 'The bottle on the bench is the oldest rapid test in the room. Five habits keep its results worth reading.',
		cn: '台面上的那瓶试纸条，是房间里历史最久的快速检测。五个好习惯让它的结果始终可靠。',
	},
	keywords: {
		en: 'urine test strips, urinalysis, color chart, point of care, health tests',
		cn: '尿液试纸条, 尿液分析, 比色卡, 即时检测, 健康检测',
	},
	publishedOn: '2025-06-17',
	picture: picture('urine-strips-bottle-closeup'),
	content: {
		en: `<p>Urine strips are so familiar that nobody trains for them anymore. A new colleague watches someone dip, wait and compare, and from then on does the same. Small errors are passed on in this way for years. A short review once a year is enough to stop them.</p>
<h2>How the pads work</h2>
<p>A strip carries a row of small pads. Each holds dry reagents for one question: is there glucose, protein, blood, and so on. The sample wets the pad, a reaction begins, and the color changes. You compare the color with a chart on the bottle. Unlike a lateral flow test, there is no line and no control window. The care lies in the timing and in the comparison.</p>
<h2>Five habits</h2>
<h3>Close the bottle</h3>
<p>The cap holds a drying agent. Take out one strip, close the cap at once, and do not pour strips into another container. Write the date of opening on the label.</p>
<h3>Use a fresh sample</h3>
<p>Test soon after collection. Cells break down, bacteria multiply, and light fades some substances. Mix the sample gently before you dip, because what matters may have settled.</p>
<h3>Dip, do not soak</h3>
<p>Wet all pads, then take the strip out and draw its edge along the rim. Too much liquid carries reagent from one pad to the next.</p>
<h3>Time each pad</h3>
<p>Pads have different reading times, printed beside the chart. Read them in order with a timer in view. Colors that develop later have no meaning.</p>
<h3>Compare in good light</h3>
<p>Hold the strip close to the chart, in the same direction, under a white lamp. Colored walls and evening light both shift what you see.</p>
<blockquote><p>If two people read the same strip differently, the light or the timing is usually to blame, not the strip.</p></blockquote>
<h2>Things that mislead</h2>
<ul>
<li>Some foods, vitamins and medicines color the sample or disturb a reaction. The package insert lists them.</li>
<li>A very dilute sample can hide what is there.</li>
<li>An expired or damp strip can change color before it touches any sample. Look at the dry pads first.</li>
</ul>
<h2>Controls and records</h2>
<p>Run a positive and a negative control when you open a new bottle, when a new lot arrives and as often as your own rules require. Record the lot with each result. If a control fails, stop, open a new bottle and run it again before you test another patient.</p>
<p>A strip screens. It points to a question that a laboratory or a clinician will answer. Used with care, it does so quickly, at the bedside, and for very little money. You will find our strips among the health tests in the <a href="/product/all">product catalog</a>.</p>`,
		cn: `<p>尿液试纸条太过常见，以至于没有人再为它做培训。新同事看别人浸一下、等一会儿、比一比，此后便照样去做。小差错就这样传了许多年。每年一次简短的复习，就足以避免。</p>
<h2>试剂垫如何工作</h2>
<p>试纸条上排列着一行小试剂垫，每个垫含有针对一个问题的干燥试剂：有没有葡萄糖、蛋白、隐血等等。样本浸湿试剂垫，反应开始，颜色改变，再与瓶上的比色卡对照。与侧向层析检测不同，这里没有线条，也没有质控窗口，关键在于计时和比色。</p>
<h2>五个好习惯</h2>
<h3>盖紧瓶盖</h3>
<p>瓶盖内有干燥剂。取出一条后立即盖紧，不要把试纸条倒入其他容器。在标签上注明开瓶日期。</p>
<h3>使用新鲜样本</h3>
<p>采集后尽快检测。细胞会破碎，细菌会繁殖，某些物质见光会分解。浸入前轻轻混匀，因为重要的成分可能已经沉底。</p>
<h3>浸湿而不浸泡</h3>
<p>浸湿所有试剂垫后即取出，沿杯口刮去多余尿液。液体过多会把试剂从一个垫带到另一个垫。</p>
<h3>逐项计时</h3>
<p>各试剂垫的读取时间不同，印在比色卡旁。请看着计时器依次读取。此后出现的颜色没有意义。</p>
<h3>在良好光线下比色</h3>
<p>将试纸条贴近比色卡，方向一致，在白光下比对。彩色墙面和傍晚的光线都会使颜色失真。</p>
<blockquote><p>如果两个人对同一条试纸条读出不同结果，问题通常出在光线或计时，而不是试纸条。</p></blockquote>
<h2>容易误导的因素</h2>
<ul>
<li>某些食物、维生素和药物会使样本着色或干扰反应，说明书中有列明。</li>
<li>过度稀释的样本会掩盖真实情况。</li>
<li>过期或受潮的试纸条在接触样本之前就可能变色。请先查看干燥状态下的试剂垫。</li>
</ul>
<h2>质控与记录</h2>
<p>开新瓶、新批次到货时，以及按本单位规定的频次，运行阳性和阴性质控。每个结果都记录批号。如质控失败，应停止检测，换一瓶新的重做质控，合格后再检测下一位患者。</p>
<p>试纸条用于筛查，它指出问题，由实验室或临床医生来回答。使用得当，它能在患者身边迅速完成，而且花费极少。我们的试纸条列在<a href="/product/all">产品目录</a>的健康检测中。</p>`,
	},
};

export const screening: WrittenArticle[] = [screeningCups, urineStrips];
