<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\Request;
use App\Response;
use App\Session;

final class LoginController extends Controller
{
    public function form(): Response
    {
        return Response::view('login', ['title' => 'Sign in', 'form' => Form::of()]);
    }

    public function signIn(): Response
    {
        $form = Form::sent()->text('email', 'E-mail', 120);
        $email = strtolower($form->value('email'));
        $wanted = Session::get('wanted', '/'); // this path was stored by our own server, so it leads to no other site
        $refusal = $form->isValid() ? Auth::signIn($email, Request::secret('password')) : 'Please enter e-mail and password.';
        if ($refusal !== null) {
            $form->refuse('email', $refusal);

            return Response::view('login', ['title' => 'Sign in', 'form' => $form], 422);
        }

        return Response::redirect($wanted);
    }

    public function signOut(): Response
    {
        Auth::signOut();

        return $this->done('/login', 'You are signed out.');
    }
}
