const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const inlineModule = /<script(?=[^>]*\btype="module")(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/;
/** So long a picture that does not come holds the scripts back, in milliseconds. */
const patience = 3000;

/** Lets the page's scripts out of the template before it, once the first picture is there or there will be none; not below the floor. */
export const afterFirstPicture = `(function(d){
var s=d.currentScript,t=s.previousSibling,p=d.querySelector('img[fetchpriority=high]');
if(d.documentElement.dataset.scripting===undefined)return;
function go(){d.body.append(t.content)}
if(!p||p.complete)return go();
p.onload=p.onerror=go;setTimeout(go,${patience})
})(document)`;

/**
 * The files of a page's scripts come behind everything that is seen: on a slow line they would take its share from the first
 * picture. Nothing looks into a template before its time. A page without scripts is complete.
 */
export function scriptsLast(html: string, nonce: string): string {
	const script = html.match(inlineModule)?.[0];
	if (!script) return html;
	const files = [...html.matchAll(preload)];
	const ahead = files.map(([link]) => link).join('');
	const alone = files.map(([, file = '']) => (script.includes(`import("${file}")`) ? '' : module(file))).join('');
	// React takes the small script for the one that it expects there: somewhere else a page that ends in an error would be made anew.
	const late = `<template>${ahead}${alone}${script}</template><script nonce="${nonce}">${afterFirstPicture}</script>`;
	return html.replace(preload, '').replace(script, () => late);
}

/** A file that is asked for by itself runs by itself: the browser can answer before the next one does. */
const module = (file: string) => `<script type="module" async="" src="${file}"></script>`;
