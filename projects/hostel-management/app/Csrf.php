<?php

declare(strict_types=1);

namespace App;

/**
 * Protection against forged forms: another site can make the browser send a POST with our cookie,
 * but it cannot read the secret that our own pages put into their forms.
 */
final class Csrf
{
    public static function token(): string
    {
        $token = Session::get('csrf_token');
        if ($token === null) {
            $token = bin2hex(random_bytes(32));
            Session::set('csrf_token', $token);
        }

        return $token;
    }

    /** Called for every POST before its controller runs. */
    public static function check(): void
    {
        if (!hash_equals(self::token(), Request::input('_token'))) {
            throw new HttpError(419, 'This form has expired. Go back, reload the page and send it again.');
        }
    }
}
