/** Danger in what a student writes in a class, by the rules of the server: also without a network, and where nothing is sent. */
import { screenText } from '../safety/screen.ts';

export const hearsDanger = (text: string): boolean => screenText(text).level === 2;

/** While the server cannot be reached: the teacher is told with the first contact. */
export const careTextAway =
  'Thank you for writing this. Your teacher is told that you may need someone to talk to as soon as this device reaches the class again. If you are in danger now, go to an adult near you or call for help.';
/** Of the practice lesson, which nobody reads. */
export const careTextAlone =
  'Thank you for writing this. Nobody reads this practice lesson, so nobody is told. If you are in danger now, go to an adult near you or call for help.';
