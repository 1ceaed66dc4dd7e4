const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const inlineModule = /<script(?=[^>]*\btype="module")(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/;
/** The longest delay of the scripts by a picture that does not load, in milliseconds. */
const patience = 3000;

/**
 * Inserts the page's scripts from the preceding template, once the first picture has loaded, failed or timed out.
 * Browsers too old for the scripts never get them.
 */
export const afterFirstPicture = `(function(d){
var s=d.currentScript,t=s.previousSibling,p=d.querySelector('img[fetchpriority=high]');
if(d.documentElement.dataset.scripting===undefined)return;
function go(){d.body.append(t.content)}
if(!p||p.complete)return go();
p.onload=p.onerror=go;setTimeout(go,${patience})
})(document)`;

/**
 * Moves the scripts behind all visible content: on a slow connection they would compete with the first picture.
 * Browsers do not load anything inside a template. A page without scripts is left as it is.
 */
export function scriptsLast(html: string, nonce: string): string {
	const script = html.match(inlineModule)?.[0];
	if (!script) return html;
	const files = [...html.matchAll(preload)];
	const ahead = files.map(([link]) => link).join('');
	const alone = files.map(([, file = '']) => (script.includes(`import("${file}")`) ? '' : module(file))).join('');
	// React takes the small script for the one that it expects at this place. At another place, an error page would be
	// rendered again.
	const late = `<template>${ahead}${alone}${script}</template><script nonce="${nonce}">${afterFirstPicture}</script>`;
	return html.replace(preload, '').replace(script, () => late);
}

/** A script element per file lets each run as soon as it has loaded, and the browser handle input in between. */
const module = (file: string) => `<script type="module" async="" src="${file}"></script>`;
