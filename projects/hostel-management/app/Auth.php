<?php

declare(strict_types=1);

namespace App;

use App\Models\AccessLog;
use App\Models\LoginAttempt;
use App\Models\User;

/** Who is signed in, and what a role may see. */
final class Auth
{
    private static ?array $user = null;
    private static bool $loaded = false;

    /**
     * The signed-in user with, for a student, "student_id"; null for a visitor. Read from the database on every
     * request, so that closing an account or changing its password ends its sessions at once.
     */
    public static function user(): ?array
    {
        if (!self::$loaded) {
            self::$loaded = true;
            $id = Session::get('user_id');
            $user = $id === null ? null : User::find($id);
            $isCurrent = $user !== null
                && $user['is_active'] === 1
                && hash_equals(self::mark($user), (string) Session::get('user_mark'));
            if (!$isCurrent) {
                // Signs out for good: opening the account again must not revive an old session.
                Session::set('user_id', null);
            }
            self::$user = $isCurrent ? $user : null;
        }

        return self::$user;
    }

    /** The signed-in student's own id in the table students. */
    public static function studentId(): int
    {
        return (int) self::user()['student_id'];
    }

    public static function isAdmin(): bool
    {
        return (self::user()['role'] ?? null) === 'admin';
    }

    /** The role check of the route table. Ends the request if the visitor may not see the page. */
    public static function demand(string $role): void
    {
        if ($role === 'anyone') {
            return;
        }
        $user = self::user();
        if ($role === 'guest') {
            if ($user !== null) {
                redirect(self::home());
            }
            return;
        }
        if ($user === null) {
            Session::flash('refused', 'Please sign in first.');
            redirect('/login');
        }
        if ($role !== 'member' && $user['role'] !== $role) {
            AccessLog::add('access_refused', $user['email'], $user['id'], Request::path());
            throw new HttpError(403, 'Your account may not open this page.');
        }
    }

    /** Checks e-mail and password. Returns null on success, otherwise the sentence to show. */
    public static function attempt(string $email, string $password): ?string
    {
        // No account has a longer address. Text that is cut in the middle of a character could not be stored.
        $email = text_start($email, 190);
        $wait = LoginAttempt::secondsToWait($email, Request::address());
        if ($wait > 0) {
            AccessLog::add('sign_in_slowed', $email);

            return "There were several wrong passwords. Please wait $wait second" . ($wait === 1 ? '' : 's')
                . ' and try again.';
        }
        $user = User::findByEmail($email);
        // A password is verified even for an unknown address, so that the time of the answer doesn't tell whether the
        // address is known.
        $hash = $user['password_hash'] ?? '$2y$10$abcdefghijklmnopqrstuuAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
        // bcrypt stops reading at a NUL: the characters after it would not count.
        $fits = password_verify($password, $hash) && !str_contains($password, "\0");
        if ($user === null || !$fits || $user['is_active'] !== 1) {
            AccessLog::add('sign_in_failed', $email, $user['id'] ?? null);

            return 'E-mail address or password is wrong.';
        }
        if (password_needs_rehash($hash, PASSWORD_DEFAULT)) {
            User::setPassword($user['id'], $password);
            $user = User::find($user['id']);
        }
        LoginAttempt::forget($email, Request::address());
        self::signIn($user);
        AccessLog::add('signed_in', $user['email'], $user['id']);

        return null;
    }

    /** Starts a new session for this user. */
    public static function signIn(array $user): void
    {
        Session::begin();
        Session::set('user_id', $user['id']);
        Session::set('user_mark', self::mark($user));
        User::noteSignIn($user['id']);
        self::$user = $user;
        self::$loaded = true;
    }

    public static function signOut(): void
    {
        Session::clear();
        self::$user = null;
    }

    /** The start page of this user. */
    public static function home(): string
    {
        return self::isAdmin() ? '/admin' : '/student';
    }

    /** Changes with the password: sessions opened with the old one are no longer accepted. */
    private static function mark(array $user): string
    {
        return hash('sha256', $user['password_hash']);
    }
}
