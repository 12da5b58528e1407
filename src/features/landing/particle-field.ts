/** The stars of the particle background: slow, few, linked by a hairline where two are near. They come to rest by themselves, and move only while in view. */

/** Pixels below which two stars are linked. */
export const linkDistance = 60;
/** Square pixels for each star: on average one other stands near enough for a link. */
const areaPerStar = 12_000;
const mostStars = 100;
/** Pixels a second, at most, in each direction. */
const speed = 5;
/** Milliseconds between two drawings: motion this slow is smooth at 30 a second. */
const frameTime = 30;
/** Milliseconds of movement in all. What moves by itself for longer than five seconds needs a button to stop it (WCAG 2.2.2). */
const movingTime = 4_900;

export interface Star {
  x: number;
  y: number;
  dx: number;
  dy: number;
  radius: number;
}

export const starCount = (width: number, height: number): number => Math.min(mostStars, Math.round((width * height) / areaPerStar));

export const makeStar = (width: number, height: number, random: () => number): Star => ({
  x: random() * width,
  y: random() * height,
  dx: (random() - 0.5) * 2 * speed,
  dy: (random() - 0.5) * 2 * speed,
  radius: random() < 0.15 ? 2.2 : 0.8 + random() * 0.8,
});

/** A star that leaves on one side comes back on the other. */
export function moveStar(star: Star, seconds: number, width: number, height: number): void {
  star.x = (star.x + star.dx * seconds + width) % width;
  star.y = (star.y + star.dy * seconds + height) % height;
}

/** Every pair that is near enough, with its distance. */
export function eachLink(stars: readonly Star[], draw: (one: Star, other: Star, distance: number) => void): void {
  stars.forEach((one, i) => {
    for (const other of stars.slice(i + 1)) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance < linkDistance) draw(one, other, distance);
    }
  });
}

/** Puts a canvas into the place and keeps it as large as that. Returns what ends and removes it. */
export function start(place: HTMLElement): () => void {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return () => undefined;
  canvas.ariaHidden = 'true';
  place.append(canvas);
  let stars: Star[] = [];
  let [width, height, frame, last, moved] = [0, 0, 0, 0, 0];
  let isSeen = false;

  // Fainter toward the side where the words begin.
  const strength = (x: number): number => 0.25 + 0.75 * Math.min(1, x / width / 0.6);

  function step(now: number): void {
    if (moved >= movingTime) {
      draw();
      return;
    }
    frame = requestAnimationFrame(step);
    // Whatever time went by out of view is no movement.
    const passed = last && now - last;
    if (last && passed < frameTime) return;
    last = now;
    moved += passed;
    for (const star of stars) moveStar(star, Math.min(passed, 100) / 1_000, width, height);
    draw();
  }

  function draw(): void {
    if (!pen) return;
    pen.clearRect(0, 0, width, height);
    for (const star of stars) {
      pen.globalAlpha = 0.75 * strength(star.x);
      pen.beginPath();
      pen.arc(star.x, star.y, star.radius, 0, 7);
      pen.fill();
    }
    eachLink(stars, (one, other, distance) => {
      pen.globalAlpha = 0.6 * strength(one.x) * (1 - distance / linkDistance);
      pen.beginPath();
      pen.moveTo(one.x, one.y);
      pen.lineTo(other.x, other.y);
      pen.stroke();
    });
  }

  const run = (): void => {
    cancelAnimationFrame(frame);
    last = 0;
    if (isSeen && !document.hidden) frame = requestAnimationFrame(step);
  };
  /** Also of a sky at rest, which is drawn anew. */
  const takeColor = (): void => {
    pen.fillStyle = pen.strokeStyle = getComputedStyle(place).color;
    run();
  };

  const sizes = new ResizeObserver(() => {
    // A denser screen than this shows no difference in points so small.
    const scale = Math.min(devicePixelRatio, 1.5);
    [width, height] = [place.clientWidth || 1, place.clientHeight || 1];
    canvas.width = width * scale;
    canvas.height = height * scale;
    pen.scale(scale, scale);
    takeColor();
    stars = Array.from({ length: starCount(width, height) }, (_, i) => stars[i] ?? makeStar(width, height, Math.random));
  });
  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    run();
  });
  const themes = new MutationObserver(takeColor);
  const systemTheme = matchMedia('(prefers-color-scheme: dark)');
  sizes.observe(place);
  sight.observe(place);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  systemTheme.addEventListener('change', takeColor);
  document.addEventListener('visibilitychange', run);

  return () => {
    isSeen = false;
    run();
    for (const observer of [sizes, sight, themes]) observer.disconnect();
    systemTheme.removeEventListener('change', takeColor);
    document.removeEventListener('visibilitychange', run);
    canvas.remove();
  };
}
