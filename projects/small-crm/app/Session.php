<?php

declare(strict_types=1);

namespace App;

/** The visitor's session: who is signed in, and messages for the next page. */
final class Session
{
    public static function start(): void
    {
        // Accept only ids that this server has given out, and only from a cookie.
        ini_set('session.use_strict_mode', '1');
        ini_set('session.use_only_cookies', '1');
        session_name('small_crm_session');
        session_set_cookie_params([
            'lifetime' => 0, // the cookie lasts until the browser is closed
            'path' => Request::basePath() . '/',
            'secure' => Request::isHttps(),
            'httponly' => true, // no script can read the cookie
            'samesite' => 'Lax', // the browser doesn't send it with forms of other sites
        ]);
        session_start();

        $quietSeconds = time() - (int) self::get('seen_at', time());
        if ($quietSeconds > config('session_idle_minutes') * 60) {
            self::restart();
        }
        self::set('seen_at', time());
    }

    public static function get(string $name, mixed $otherwise = null): mixed
    {
        return $_SESSION[$name] ?? $otherwise;
    }

    public static function set(string $name, mixed $value): void
    {
        $_SESSION[$name] = $value;
    }

    /** Reads a value once and forgets it. */
    public static function take(string $name, mixed $otherwise = null): mixed
    {
        $value = self::get($name, $otherwise);
        unset($_SESSION[$name]);

        return $value;
    }

    /**
     * Starts a new session under a new id. Called when somebody signs in or changes the password, so that an id
     * that was planted or stolen before is useless afterwards. The old session stays, with nobody signed in,
     * because a second press on the same button still needs its secret.
     */
    public static function begin(): void
    {
        session_regenerate_id(false);
        $_SESSION = ['seen_at' => time()];
    }

    /** Deletes the session's values and continues under a new id. Called when somebody signs out. */
    public static function restart(): void
    {
        $_SESSION = [];
        session_regenerate_id(true);
        self::set('seen_at', time());
    }

    /** Shows a message on top of the next page. $kind is "done" or "refused". */
    public static function flash(string $kind, string $message): void
    {
        $_SESSION['flash'][] = ['kind' => $kind, 'message' => $message];
    }
}
