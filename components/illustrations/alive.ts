import styles from "@/components/illustrations/alive.module.css";

/** Root of a drawing that comes alive once; `ambient`, so the button that stops motion stops it too. */
export const alive = { "data-live": "", className: `ambient ${styles.alive}` };

/** How parts of such a drawing come to their place; `steps` stands on their parent, so that they follow one another. */
export const { grow, rise, appear, settle, come, tick, reveal, hand, roll, steps } = styles;
